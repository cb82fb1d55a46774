"""What a device likes: its colours, the size of its letters, and whether a choice is shown before it counts."""

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.scripted_player import choose, create_table


def expect_theme(page: Page, theme: str) -> None:
    """Wait for the colours of a page."""
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_what_is_chosen_counts_at_once_and_lasts(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/#/settings")
    page.locator("input[name=theme][value=dark]").check()
    page.locator("input[name=letters][value=large]").check()
    expect_theme(page, "dark")
    page.reload()
    expect(page.locator("input[name=theme][value=dark]")).to_be_checked()
    expect(page.locator("input[name=letters][value=large]")).to_be_checked()
    expect_theme(page, "dark")
    page.locator("input[name=theme][value=device]").check()
    expect_theme(page, "light")


def test_larger_letters_make_what_opens_over_the_board_larger_and_move_nothing(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    page.locator("[data-open-settings]").click()
    legend, part = page.locator("[data-drawer=settings] legend").first, page.locator("[data-part=policies]")
    expect(legend).to_be_visible()
    size = "parseFloat(getComputedStyle(document.querySelector('[data-drawer=settings] legend')).fontSize)"
    before, place = page.evaluate(size), part.bounding_box()
    page.locator("input[name=letters][value=huge]").check()
    page.wait_for_function(f"before => {size} > 1.4 * before", arg=before)
    assert part.bounding_box() == place


def test_a_choice_is_named_before_it_counts_if_one_wants_so(device: BrowserContext) -> None:
    page = device.new_page()
    page.add_init_script("localStorage.setItem('bodypolitic.confirms', 'yes')")
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    choose(page, page.locator("[data-action=propose-bill]"))
    page.locator(".hand [data-hot]").first.click()
    expect(page.locator("[data-menu] [data-option]")).to_have_count(1)
    expect(page.locator(".page[data-number='1']")).to_be_visible()
    page.mouse.move(2, 2)
    page.locator("[data-menu] [data-option]").click()
    expect(page.locator(".page[data-number='2']")).to_be_visible()
