import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callBack } from '../src/lib/calling'
import { settings } from '../src/lib/settings.svelte'

const icon = { href: '' }
const page = { visibilityState: 'hidden', querySelector: () => icon }
const shown: string[] = []
function Notified(title: string): void {
  shown.push(title)
}
Notified.permission = 'granted'
const setAppBadge = vi.fn(() => Promise.resolve())
const clearAppBadge = vi.fn(() => Promise.resolve())

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { hash: '#/table/t', href: 'https://games.example/#/table/t' })
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge })
  vi.stubGlobal('Notification', Notified)
  page.visibilityState = 'hidden'
  settings.calls = true
  callBack(false)
  shown.length = 0
  setAppBadge.mockClear()
})

const told = (): Promise<unknown> => vi.waitFor(() => expect(shown).toHaveLength(1))

describe('who is asked', () => {
  it('is called once a turn, by a notification, a badge and the sign of the tab', async () => {
    callBack(true)
    callBack(true)
    await told()
    expect(setAppBadge.mock.calls).toEqual([[1]])
    expect(icon.href).toBe('/icon-asked.svg')
    callBack(false)
    expect(icon.href).toBe('/icon.svg')
    expect(clearAppBadge).toHaveBeenCalled()
  })

  it('is not disturbed while looking at the table, nor without having asked for it', async () => {
    page.visibilityState = 'visible'
    callBack(true)
    callBack(false)
    page.visibilityState = 'hidden'
    settings.calls = false
    callBack(true)
    callBack(false)
    settings.calls = true
    callBack(true)
    await told()
  })
})
