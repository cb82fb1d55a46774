// Things on the board that something elsewhere speaks of are marked while it is looked at.

/** Mark things, by the names of their sheets, until the returned function is called. */
export function pointAt(names: readonly string[]): () => void {
  const found = names.flatMap((name) => [
    ...document.querySelectorAll<HTMLElement>(`[data-area] [data-sheet="${CSS.escape(name)}"]`),
  ])
  for (const thing of found) thing.dataset['pointed'] = ''
  return () => {
    for (const thing of found) delete thing.dataset['pointed']
  }
}
