import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** How seldom it is said how far a run is, in ms. */
const PAUSE = 15_000

/** Says now and then how far a run of Vitest is, and for how long it will still take at the speed it has had. */
export default class Progress implements Reporter {
  #shards = 1
  #files = 0
  #ended = 0
  #shown = 0
  #begun = 0
  #said = 0

  onInit({ config }: Vitest) {
    this.#shards = config.shard?.count ?? 1
  }

  /** @param files of all shards */
  onTestRunStart(files: readonly unknown[]) {
    this.#files = Math.ceil(files.length / this.#shards)
    this.#begun = this.#said = performance.now()
  }

  onTestModuleEnd(file: TestModule) {
    this.#ended += 1
    for (const test of file.children.allTests()) if (test.result().state !== 'skipped') this.#shown += 1
    const now = performance.now()
    if (now - this.#said < PAUSE) return
    this.#said = now
    const left = ((now - this.#begun) / this.#ended) * (this.#files - this.#ended)
    console.log(
      `▸ ${this.#ended} of ${this.#files} files, ${this.#shown} looks; about ${Math.ceil(left / 60_000)} min left`,
    )
  }
}
