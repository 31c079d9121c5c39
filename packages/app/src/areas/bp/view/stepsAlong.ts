interface Step {
  id: string
}

/** The steps of a process in the order in which a path passes them; those that are not on it stay behind the one that they follow when one reads all of it. */
export function stepsAlong<S extends Step>(steps: readonly S[], path: readonly string[]): readonly S[] {
  const onPath = new Set(path)
  const first: S[] = []
  const behind = new Map<string, S[]>()
  let group = first
  for (const step of steps) {
    if (onPath.has(step.id)) {
      group = [step]
      behind.set(step.id, group)
    } else group.push(step)
  }
  return [...first, ...path.flatMap((id) => behind.get(id) ?? [])]
}
