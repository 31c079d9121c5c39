/**
 * Those that wait for nothing first, each behind what it waits for, else as they are. Written in this order, no step on the way
 * has a ring where neither the beginning nor the end has one.
 */
export function inWaitingOrder<S extends { ref: string; predecessors: readonly string[] }>(steps: readonly S[]): S[] {
  const byRef = new Map(steps.map((one) => [one.ref, one]))
  const ordered = new Set<S>()
  const entered = new Set<S>()
  const open = steps.toReversed()
  for (let step = open.at(-1); step; step = open.at(-1)) {
    const left = entered.has(step) ? [] : step.predecessors.flatMap((ref) => byRef.get(ref) ?? [])
    entered.add(step)
    const next = left.filter((one) => !entered.has(one))
    if (next.length > 0) open.push(...next)
    else {
      ordered.add(step)
      open.pop()
    }
  }
  return [...ordered]
}
