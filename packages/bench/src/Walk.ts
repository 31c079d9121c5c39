import type { Goal, Timing } from './page/Bench.ts'
import type { Metric, Sample } from './metrics.ts'
import type { Group } from './options.ts'
import type { PageDriver } from './PageDriver.ts'
import { keys } from './data.ts'

const scrollSpeed = 6000
const flingSpeed = 20_000
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

  /** Opens for the first time. What the browser keeps compiled for the page alone is dropped before: it was not used lately. */
  async open(goal: Goal): Promise<void> {
    await this.driver.heap()
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
    const fling = await this.#profile('flingDropped', () => this.driver.scroll(scrollDistance, flingSpeed))
    this.note('flingDropped', fling.frames.dropped)
    await this.driver.toTop()
  }

  /**
   * Takes what is selected, opens again, and drops the rows.
   * @param before what the page held before the dialog was opened, in MiB
   */
  async close(before: number, opened: Goal): Promise<void> {
    const { driver } = this
    const closing = await this.#profile('dialogGone', () => driver.timeClosing())
    if (!closing) throw new Error('the dialog did not close within the time limit')
    this.note('valueShown', closing.value)
    this.note('dialogGone', closing.gone)
    await driver.idle()
    const closed = (await driver.heap()) - before
    await this.time('openAgain', 'pointerup', opened, () => driver.click('openButton'))
    await driver.press('Escape')
    await driver.drop()
    const dropped = (await driver.heap()) - before
    // The page asks a new source at once for the row of its value: what that builds is of its index as well.
    await driver.renew()
    await driver.buildIndex()
    const index = (await driver.heap()) - before - dropped
    this.note('heldDropped', dropped)
    this.note('heldBesideIndex', closed - index)
  }

  #profile<Result>(metric: Metric, action: () => Promise<Result>): Promise<Result> {
    const { peer, rows } = this.#sample
    return metric === this.#profiled ? this.driver.profile(`${peer}-${rows}-${metric}`, action) : action()
  }
}
