import type { TreeSource } from './TreeSource.js'

interface Outcome<Node> {
  /** @param key of the parent, `null` for the roots */
  arrived: (key: string | null, children: readonly Node[]) => void
  failed: (key: string | null) => void
}

/** Asks a source for children, once per node at a time, and tells the outcome unless it was aborted. */
export class ChildLoader<Node> {
  readonly #source: TreeSource<Node>
  readonly #outcome: Outcome<Node>
  readonly #running = new Map<string | null, AbortController>()

  constructor(source: TreeSource<Node>, outcome: Outcome<Node>) {
    this.#source = source
    this.#outcome = outcome
  }

  /** @param parent `null` for the roots */
  load(parent: Node | null): void {
    const key = parent === null ? null : this.#source.key(parent)
    if (this.#running.has(key)) return
    const controller = new AbortController()
    this.#running.set(key, controller)
    void this.#ask(parent, key, controller)
  }

  abort(key: string): void {
    this.#running.get(key)?.abort()
    this.#running.delete(key)
  }

  abortAll(): void {
    for (const controller of this.#running.values()) controller.abort()
    this.#running.clear()
  }

  async #ask(parent: Node | null, key: string | null, controller: AbortController): Promise<void> {
    const { signal } = controller
    let children: readonly Node[]
    try {
      const answer = this.#source.children(parent, { signal })
      // What is there is shown at once, before the next paint.
      children = answer instanceof Promise ? await answer : answer
    } catch {
      if (signal.aborted) return
      this.#running.delete(key)
      return this.#outcome.failed(key)
    }
    if (signal.aborted) return
    this.#running.delete(key)
    this.#outcome.arrived(key, children)
  }
}
