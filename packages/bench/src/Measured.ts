import type { Metric, Sample } from './metrics.ts'
import { median } from './median.ts'
import { limits, type Kind } from './peers.ts'

/** The samples of one kind of picker with one number of rows. */
export class Measured {
  readonly #kind: Kind
  readonly #samples: readonly Sample[]

  constructor(kind: Kind, samples: readonly Sample[]) {
    this.#kind = kind
    this.#samples = samples
  }

  has(metric: Metric): boolean {
    return this.#samples.some((sample) => metric in sample.values)
  }

  /** What a peer took in the rounds in which it came in time. */
  values(metric: Metric, peer: string): number[] {
    return this.#of(peer)
      .map((sample) => sample.values[metric])
      .filter((value) => typeof value === 'number')
  }

  /** What the fixed computation took beside the sessions of some peers, in ms. */
  calibrations(...peers: readonly string[]): number[] {
    return peers.flatMap((peer) => this.#of(peer).map(({ calibration }) => calibration))
  }

  isTooSlow(metric: Metric, peer: string): boolean {
    return this.#of(peer).some((sample) => sample.values[metric] === null)
  }

  /** Median of the ratios within the rounds: what slows one round down slows both sides down. `NaN` without any. */
  ratioToLimit(metric: Metric, peer: string): number {
    const limit = this.#of(limits[this.#kind])
    const ratios = this.#of(peer).flatMap((sample) => {
      const least = limit.find(({ round }) => round === sample.round)?.values[metric]
      const value = sample.values[metric]
      return least && typeof value === 'number' ? [value / least] : []
    })
    return median(ratios)
  }

  #of(peer: string): Sample[] {
    return this.#samples.filter((sample) => sample.peer === peer)
  }
}
