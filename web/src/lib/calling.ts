// Calls somebody back whose turn it is: by the sign of the tab and of the app and, if they want, by a notification.
import { settings } from './settings.svelte'
import { t } from './words'

/** Whether this browser can notify at all. */
export const canNotify = (): boolean => 'Notification' in globalThis

/** Ask to be allowed to notify, as the answer to a click; whether that is allowed. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted'

let called = false

/** Show whether somebody is asked at the table that is open; who looks elsewhere is notified, once a turn. */
export function callBack(asked: boolean): void {
  if (asked === called) return
  called = asked
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = asked ? '/icon-asked.svg' : '/icon.svg'
  const badge = asked ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.()
  badge?.catch(() => undefined) // an app that is not installed has none
  if (asked && document.visibilityState === 'hidden' && settings.calls) void notify()
}

async function notify(): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  const about = { body: t('ui-call-text'), icon: '/icon-192.png', tag: location.hash, data: location.href }
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) await registration.showNotification(t('ui-your-turn'), about)
  else new Notification(t('ui-your-turn'), about)
}
