"""The rules of accessibility that a machine can check."""

from pathlib import Path

from playwright.sync_api import Page

# Whatever reaches beyond the right edge and is not cut by a part that scrolls or hides what is too much.
TOO_WIDE = """() => [...document.querySelectorAll('body *')].filter(one => {
    const box = one.getBoundingClientRect()
    if (box.width === 0 || box.right <= innerWidth + 1 || !one.checkVisibility()) return false
    for (let above = one.parentElement; above; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return false
    return true
}).map(one => one.outerHTML.slice(0, 120))"""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, part: str = "html") -> list[str]:
    """Where a page, or a part of it, breaks the rules of WCAG 2.2 AA, or what is good practice, once nothing fades in
    any more. A whole table takes seconds to look through."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
    found = page.evaluate("([part, rules]) => axe.run(part, rules)", [part, rules])
    return [
        f"{one['id']}: {node['html']} {node['failureSummary']}" for one in found["violations"] for node in one["nodes"]
    ]
