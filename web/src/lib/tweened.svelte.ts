// A number that runs to its target over a third of a second, or jumps where motion is not wanted.
const MS = 350

export function tweened(target: () => number): { readonly value: number } {
  let shown = $state(target())
  let running = 0
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  $effect(() => {
    const to = target()
    const from = shownNow()
    cancelAnimationFrame(running)
    if (still || from === to || typeof requestAnimationFrame !== 'function') {
      shown = to
      return
    }
    const began = performance.now()
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / MS)
      shown = Math.round(from + (to - from) * part)
      if (part < 1) running = requestAnimationFrame(step)
    }
    running = requestAnimationFrame(step)
    return () => cancelAnimationFrame(running)
  })
  let last = target()
  const shownNow = (): number => last
  $effect(() => {
    last = shown
  })
  return {
    get value() {
      return shown
    },
  }
}
