"""The icons of the installed app as pictures, drawn from the SVG files beside them: `make icons`."""

from pathlib import Path
from typing import Final

from playwright.sync_api import ViewportSize, sync_playwright

from tests.web.serving import CHROMIUM_FLAGS, chromium

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
SIZES: Final = (("icon", 192), ("icon", 512), ("icon-full", 512), ("icon-full", 180))
CALLED: Final = {("icon-full", 180): "icon-180"}  # as the page asks for it


def main() -> None:
    """Draw each icon in each size."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for name, size in SIZES:
            page = browser.new_page(viewport=ViewportSize(width=size, height=size))
            drawing = (PUBLIC / f"{name}.svg").read_text(encoding="utf-8")
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            called = CALLED.get((name, size), f"{name}-{size}")
            page.screenshot(path=PUBLIC / f"{called}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
