// Carry new data into an existing tree, touching only what differs, so that only what changed is drawn again.

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Make `target` equal to `source` in place. Both are plain JSON objects or arrays of the same kind. */
export function reconcile(target: Tree, source: Tree): void {
  if (Array.isArray(target) && Array.isArray(source)) {
    for (let index = 0; index < source.length; index++)
      assign(target as unknown as Tree, source as unknown as Tree, String(index))
    if (target.length !== source.length) target.length = source.length
    return
  }
  for (const key of Object.keys(target)) if (!(key in source)) delete target[key]
  for (const key of Object.keys(source)) assign(target, source, key)
}

function assign(target: Tree, source: Tree, key: string): void {
  const before = target[key]
  const after = source[key]
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) reconcile(before, after)
  else if (before !== after) target[key] = after
}
