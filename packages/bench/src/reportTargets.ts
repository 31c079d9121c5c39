import type { Measured } from './Measured.ts'
import { median } from './median.ts'
import { metrics, type Metric } from './metrics.ts'
import { limits, type Kind, type Peer } from './peers.ts'
import { digits, spread, tableHead, tableRow } from './table.ts'
import { targets, type Target } from './targets.ts'

const missing = '–'
const heads = ['', 'limit', 'best peer', 'ours', '× the limit', 'target', '', 'fixed computation, ms'] as const

/** What became of one target: `null` when it was not measured. */
export interface Verdict {
  target: Target
  own: Peer
  held: boolean | null
}

/** Whether each of ours keeps to its targets. */
export function judge(kind: Kind, measured: Measured, peers: readonly Peer[]): Verdict[] {
  return peers
    .filter((peer) => peer.ours)
    .flatMap((own) =>
      targets[kind]
        .filter(({ metric }) => measured.has(metric))
        .map((target) => ({ target, own, held: holds(target, own, measured) })),
    )
}

function holds({ metric, most, of }: Target, { id }: Peer, measured: Measured): boolean | null {
  if (measured.isTooSlow(metric, id)) return false
  const value = of === 'limit' ? measured.ratioToLimit(metric, id) : median(measured.values(metric, id))
  return Number.isNaN(value) ? null : value <= most
}

/** The verdict on each of ours: Markdown tables, empty when none of ours was measured. */
export function reportTargets(kind: Kind, measured: Measured, peers: readonly Peer[]): string {
  const verdicts = judge(kind, measured, peers)
  return [...new Set(verdicts.map(({ own }) => own))]
    .map((own) => {
      const lines = verdicts.filter((one) => one.own === own).map((one) => targetRow(one, measured, peers))
      return [`### Targets of ${own.title}`, '', tableHead(heads), ...lines].join('\n')
    })
    .join('\n\n')
}

function targetRow({ target, own, held }: Verdict, measured: Measured, peers: readonly Peer[]): string {
  const { id, kind } = own
  const { metric, most, of } = target
  const ratio = measured.ratioToLimit(metric, id)
  return tableRow([
    metrics[metric],
    number(median(measured.values(metric, limits[kind]))),
    bestPeer(metric, kind, measured, peers),
    measured.isTooSlow(metric, id) ? 'too slow' : number(median(measured.values(metric, id))),
    Number.isNaN(ratio) ? missing : `×${ratio.toFixed(2)}`,
    of === 'limit' ? `×${most}` : String(most),
    held === null ? missing : held ? 'holds' : '**missed**',
    spread(measured.calibrations(id, limits[kind])),
  ])
}

/** The smallest number of all that are neither the limit nor ours, with its owner's name. */
function bestPeer(metric: Metric, kind: Kind, measured: Measured, peers: readonly Peer[]): string {
  const others = peers
    .filter((peer) => peer.id !== limits[kind] && !peer.ours)
    .map(({ id, title }) => ({ title, value: median(measured.values(metric, id)) }))
    .filter(({ value }) => !Number.isNaN(value))
    .toSorted((a, b) => a.value - b.value)
  const best = others[0]
  return best ? `${digits(best.value)} ${best.title}` : missing
}

const number = (value: number) => (Number.isNaN(value) ? missing : digits(value))
