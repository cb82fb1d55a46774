// A worker can be dragged to a company, which is the same as picking the company and then the worker.

const FAR_PX = 6

interface Drag {
  worker: string
  from: { x: number; y: number }
  picture: Element
  ghost: HTMLElement | null
}

const under = (event: PointerEvent, what: string): HTMLElement | null =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((one) => one.closest<HTMLElement>(what))
    .find((one) => one !== null) ?? null

function ghostOf(picture: Element): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  ghost.append(picture.cloneNode(true))
  document.body.append(ghost)
  document.body.classList.add('dragging') // which selects no text, or the next drag would be one of text
  getSelection()?.removeAllRanges()
  return ghost
}

function remove(ghost: HTMLElement | null | undefined): void {
  ghost?.remove()
  document.body.classList.remove('dragging')
}

/** Follow the mouse while `may` allows it, and tell which worker was dropped on which company. Returns how to stop. */
export function dragWorkers(may: () => boolean, drop: (worker: string, company: string) => void): () => void {
  let drag: Drag | null = null
  const begin = (event: PointerEvent): void => {
    if (event.button !== 0 || event.pointerType === 'touch' || !may()) return
    const thing = under(event, '[data-worker]')
    const picture = thing?.querySelector('.worker')
    if (!thing?.dataset['worker'] || !picture) return
    drag = { worker: thing.dataset['worker'], from: { x: event.clientX, y: event.clientY }, picture, ghost: null }
  }
  const follow = (event: PointerEvent): void => {
    if (!drag) return
    const { x, y } = drag.from
    if (!drag.ghost && Math.hypot(event.clientX - x, event.clientY - y) < FAR_PX) return
    drag.ghost ??= ghostOf(drag.picture)
    drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`
  }
  const end = (event: PointerEvent): void => {
    const dragged = drag?.ghost ? drag : null
    remove(drag?.ghost)
    drag = null
    if (!dragged) return
    // What was dragged is not clicked as well.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    const company = under(event, '[data-company]')?.dataset['company']
    if (company) drop(dragged.worker, company)
  }
  const swallow = (event: MouseEvent): void => event.stopPropagation()
  const giveUp = (): void => {
    remove(drag?.ghost)
    drag = null
  }
  addEventListener('pointerdown', begin)
  addEventListener('pointermove', follow)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', giveUp)
  return () => {
    giveUp()
    removeEventListener('pointerdown', begin)
    removeEventListener('pointermove', follow)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', giveUp)
  }
}
