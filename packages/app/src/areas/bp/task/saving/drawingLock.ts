const nameOf = (id: string) => `embpm-drawing-${id}`

/** Browsers have no locks on insecure addresses. */
const locks = (): LockManager | undefined => navigator.locks

/** Says to other tabs that a drawing is being drawn here, for as long as the page lives: a crash ends it, too. @returns ends it */
export function holdDrawing(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void locks()
    ?.request(nameOf(id), () => promise)
    .catch(() => undefined)
  return resolve
}

/** Ids of those drawings that are being drawn in some tab at the moment. */
export async function drawnElsewhere(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return new Set(ids.filter((id) => names.has(nameOf(id))))
}
