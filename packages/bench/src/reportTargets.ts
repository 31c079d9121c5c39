import type { Measured } from './Measured.ts'
import { median } from './median.ts'
import { metrics, type Metric } from './metrics.ts'
import { limits, type Kind, type Peer } from './peers.ts'
import { digits, tableHead, tableRow } from './table.ts'
import { targets, type Target } from './targets.ts'

const missing = '–'
const heads = ['', 'limit', 'best peer', 'ours', '× the limit', 'target', ''] as const

/** The verdict on each of ours: Markdown tables, empty when none of ours was measured. */
export function reportTargets(kind: Kind, measured: Measured, peers: readonly Peer[]): string {
  const shown = targets[kind].filter(({ metric }) => measured.has(metric))
  if (shown.length === 0) return ''
  return peers
    .filter((peer) => peer.ours)
    .map((own) => {
      const lines = shown.map((target) => targetRow(target, own, measured, peers))
      return [`### Targets of ${own.title}`, '', tableHead(heads), ...lines].join('\n')
    })
    .join('\n\n')
}

function targetRow({ metric, most, of }: Target, own: Peer, measured: Measured, peers: readonly Peer[]): string {
  const { id, kind } = own
  const value = median(measured.values(metric, id))
  const ratio = measured.ratioToLimit(metric, id)
  const judged = of === 'limit' ? ratio : value
  return tableRow([
    metrics[metric],
    number(median(measured.values(metric, limits[kind]))),
    bestPeer(metric, kind, measured, peers),
    measured.isTooSlow(metric, id) ? 'too slow' : number(value),
    Number.isNaN(ratio) ? missing : `×${ratio.toFixed(2)}`,
    of === 'limit' ? `×${most}` : String(most),
    measured.isTooSlow(metric, id) ? '**outside**' : verdict(judged, most),
  ])
}

function verdict(value: number, most: number): string {
  if (Number.isNaN(value)) return missing
  return value <= most ? 'inside' : '**outside**'
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
