"""The page as an app: what makes it installable, and what it keeps on the device."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.patience import MILLISECONDS

KEPT = """async () => {
    const found = []
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
    return found
}"""


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page whose server is out of reach for a while, which is written to the console and no mistake."""
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    context.set_default_timeout(MILLISECONDS)
    yield context.new_page()
    context.close()


def kept(page: Page) -> list[str]:
    """The paths of all that is kept, once the shell is."""
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.wait_for_function("async () => Boolean(await caches.match('/'))")
    found: list[str] = page.evaluate(KEPT)
    return found


def test_its_manifest_names_icons_that_are_there(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/")
    manifest = page.request.get(str(page.locator("link[rel=manifest]").get_attribute("href"))).json()
    assert manifest["start_url"] == "/"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]


def test_the_shell_opens_without_the_server_and_nothing_that_the_server_told_is_kept(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-way=alone]")).to_be_visible()
    found = kept(page)
    assert any(path.endswith(".js") for path in found)
    assert any(path.endswith(".css") for path in found)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".wait button")).to_be_visible()
    page.context.set_offline(False)
    page.locator(".wait button").click()
    expect(page.locator("[data-way=alone]")).to_be_visible()
    assert [path for path in kept(page) if path.startswith("/api")] == []


@pytest.mark.long
def test_notifications_are_asked_for_by_a_click_in_the_settings_and_can_be_refused(
    browser: Browser, address: str
) -> None:
    for answer in ("granted", "denied"):
        context = browser.new_context(base_url=address)
        context.set_default_timeout(MILLISECONDS)
        page = context.new_page()
        page.add_init_script(f"Notification.requestPermission = () => Promise.resolve('{answer}')")
        page.goto("/#/settings")
        box = page.locator("input[name=calls]")
        expect(box).not_to_be_checked()
        box.click()
        expect(box).to_be_checked(checked=answer == "granted")
        expect(page.get_by_text("does not allow it")).to_have_count(int(answer == "denied"))
        page.reload()
        expect(box).to_be_checked(checked=answer == "granted")
        context.close()
