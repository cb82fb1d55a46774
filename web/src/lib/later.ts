// What can wait until the answer to a choice has been seen: it follows in the frame after it.

/** Where no frames are drawn, as in a window that is hidden, nothing waits longer than this. */
const LONGEST_MS = 200

/** Do something once the page is on the screen as it stands now, unless the returned function is called before. */
export function onceSeen(run: () => void): () => void {
  let frame = 0
  const now = (): void => {
    cancel()
    run()
  }
  const timer = setTimeout(now, LONGEST_MS)
  const cancel = (): void => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(now)
  })
  return cancel
}
