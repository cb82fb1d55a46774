// Carry new data into an existing tree, touching only what differs, so that only what changed is drawn again.

export type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Make `target` equal to `source` in place; both are plain JSON objects or arrays of the same kind.
 *  `known` is what `target` was last made equal to: where `source` has the very same, nothing is looked at. */
export function reconcile(target: Tree, source: Tree, known?: Tree): void {
  if (Array.isArray(target) && Array.isArray(source)) {
    for (let index = 0; index < source.length; index++)
      assign(target as unknown as Tree, source as unknown as Tree, String(index), known)
    if (target.length !== source.length) target.length = source.length
    return
  }
  for (const key of Object.keys(target)) if (!(key in source)) delete target[key]
  for (const key of Object.keys(source)) assign(target, source, key, known)
}

function assign(target: Tree, source: Tree, key: string, known: Tree | undefined): void {
  const after = source[key]
  const same = known?.[key]
  if (isTree(after) && after === same) return
  const before = target[key]
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after))
    reconcile(before, after, isTree(same) ? same : undefined)
  else if (before !== after) target[key] = after
}
