// Where companies stand. A company keeps its plot as long as it is there, and a new one takes the first that is free.

/** The plots after a change: each has a company or none. */
export function keepPlots(
  before: readonly (string | null)[],
  present: readonly string[],
  count: number,
): (string | null)[] {
  const plots = Array.from({ length: Math.max(count, present.length) }, (_, n) => {
    const company = before[n] ?? null
    return company !== null && present.includes(company) ? company : null
  })
  for (const company of present) {
    if (!plots.includes(company)) plots[plots.indexOf(null)] = company
  }
  return plots
}
