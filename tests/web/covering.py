"""What the marks of change cover on a page: letters, figures and drawings."""

from playwright.sync_api import Page

# Letters and figures are taken without the space above and below them.
WATCH = """() => {
    const covered = []
    const before = (a, b) => a < b - .5
    const level = (a, b) => before(a.top, b.bottom) && before(b.top, a.bottom)
    const meet = (a, b) => level(a, b) && before(a.left, b.right) && before(b.left, a.right)
    const shown = (one, box) => {
        for (let around = one; around; around = around.parentElement) {
            const cuts = getComputedStyle(around).overflowY !== 'visible'
            if (cuts && around !== document.body && !meet(around.getBoundingClientRect(), box)) return false
        }
        return one.checkVisibility() && box.right > Math.max(box.left, 0)
    }
    const check = mark => {
        const own = mark.getBoundingClientRect()
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let text = words.nextNode(); text; text = words.nextNode()) {
            const parent = text.parentElement
            if (!text.data.trim() || parent.closest('.delta, .sr, script, style') || !parent.checkVisibility()) continue
            const range = document.createRange()
            range.selectNodeContents(text)
            const size = parseFloat(getComputedStyle(parent).fontSize)
            for (const line of range.getClientRects()) {
                const middle = (line.top + line.bottom) / 2
                const half = size * .37
                const glyphs = {left: line.left, right: line.right, top: middle - half, bottom: middle + half}
                if (meet(own, glyphs) && shown(parent, glyphs)) covered.push(`${mark.textContent} on ${text.data}`)
            }
        }
        for (const drawing of document.querySelectorAll('svg')) {
            const box = drawing.getBoundingClientRect()
            const panel = drawing.closest('section')?.innerText
            if (meet(own, box) && shown(drawing, box)) covered.push(`${mark.textContent} on a drawing of ${panel}`)
        }
    }
    const seen = new WeakSet()
    window.marks = []
    new MutationObserver(() => {
        for (const mark of document.querySelectorAll('.delta')) {
            if (seen.has(mark) || !mark.checkVisibility()) continue
            seen.add(mark)
            window.marks.push(mark.textContent)
            check(mark)
        }
    }).observe(document.body, {childList: true, subtree: true})
    window.covered = covered
}"""


def watch_marks(page: Page) -> None:
    """Look at each mark as soon as it is there."""
    page.evaluate(WATCH)


def marks_seen(page: Page) -> int:
    """How many marks there were since."""
    return int(page.evaluate("window.marks.length"))


def covered_by_marks(page: Page) -> list[str]:
    """What they covered."""
    covered: list[str] = page.evaluate("window.covered")
    return covered
