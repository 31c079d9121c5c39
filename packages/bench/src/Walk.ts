import type { Goal, Timing } from './page/Bench.ts'
import type { Metric, Sample } from './metrics.ts'
import type { Group } from './options.ts'
import type { PageDriver } from './PageDriver.ts'
import { keys } from './data.ts'

const scrollSpeed = 6000
const scrollDistance = 20_000

/** One peer that is being measured with one number of rows: notes what it does in the sample. */
export class Walk {
  readonly driver: PageDriver
  readonly #sample: Sample
  readonly #only: ReadonlySet<Group>
  readonly #profiled: Metric | undefined

  constructor(
    driver: PageDriver,
    sample: Sample,
    { only, profile }: { only: ReadonlySet<Group>; profile: Metric | undefined },
  ) {
    this.driver = driver
    this.#sample = sample
    this.#only = only
    this.#profiled = profile
  }

  /** Whether one of the groups is wanted. */
  wants(...groups: Group[]): boolean {
    return groups.some((group) => this.#only.has(group))
  }

  note(metric: Metric, value: number): void {
    this.#sample.values[metric] = value
  }

  /** Times an action until its goal is painted, then lets the page rest; throws when that takes too long. */
  async time(metric: Metric, event: 'pointerup' | 'keydown', goal: Goal, action: () => Promise<void>): Promise<Timing> {
    const timing = await this.#profile(metric, () => this.driver.time(event, goal, action))
    this.#sample.values[metric] = timing?.paint ?? null
    if (!timing) throw new Error(`${metric} did not come within the time limit`)
    await this.driver.idle()
    return timing
  }

  async open(goal: Goal): Promise<void> {
    try {
      await this.time('open', 'pointerup', goal, () => this.driver.click('openButton'))
    } finally {
      this.#sample.requests = [...this.driver.requests]
    }
  }

  /** Types the keys one by one, then clears the search. */
  async search(goals: readonly Goal[], cleared: Goal): Promise<void> {
    await this.driver.click('searchInput')
    await this.driver.idle()
    for (const [index, metric] of (['key1', 'key2', 'key3'] as const).entries()) {
      const goal = goals[index]
      if (goal) await this.time(metric, 'keydown', goal, () => this.driver.press(keys[index] ?? ''))
    }
    await this.driver.press('ControlOrMeta+a')
    await this.time('clear', 'keydown', cleared, () => this.driver.press('Delete'))
  }

  async scroll(): Promise<void> {
    const { frames, task } = await this.#profile('scrollTask', () => this.driver.scroll(scrollDistance, scrollSpeed))
    this.note('scrollDropped', frames.dropped)
    this.note('scrollFrame', frames.p95)
    this.note('scrollTask', task)
    await this.driver.toTop()
  }

  #profile<Result>(metric: Metric, action: () => Promise<Result>): Promise<Result> {
    const { peer, rows } = this.#sample
    return metric === this.#profiled ? this.driver.profile(`${peer}-${rows}-${metric}`, action) : action()
  }
}
