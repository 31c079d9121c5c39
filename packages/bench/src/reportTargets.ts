import type { Measured } from './Measured.ts'
import { median } from './median.ts'
import { metrics, type Metric } from './metrics.ts'
import { limits, ours, type Kind, type Peer } from './peers.ts'
import { digits, tableHead, tableRow } from './table.ts'
import { targets, type Target } from './targets.ts'

const missing = '–'
const heads = ['', 'limit', 'best peer', 'ours', '× the limit', 'target', ''] as const

/** The verdict on ours: a Markdown table, empty when ours was not measured. */
export function reportTargets(kind: Kind, measured: Measured, peers: readonly Peer[]): string {
  const shown = targets[kind].filter(({ metric }) => measured.has(metric))
  if (shown.length === 0 || !peers.some(({ id }) => id === ours[kind])) return ''
  const lines = shown.map((target) => targetRow(target, kind, measured, peers))
  return ['### Targets of ours', '', tableHead(heads), ...lines].join('\n')
}

function targetRow({ metric, most, of }: Target, kind: Kind, measured: Measured, peers: readonly Peer[]): string {
  const value = median(measured.values(metric, ours[kind]))
  const ratio = measured.ratioToLimit(metric, ours[kind])
  const judged = of === 'limit' ? ratio : value
  return tableRow([
    metrics[metric],
    number(median(measured.values(metric, limits[kind]))),
    bestPeer(metric, kind, measured, peers),
    measured.isTooSlow(metric, ours[kind]) ? 'too slow' : number(value),
    Number.isNaN(ratio) ? missing : `×${ratio.toFixed(2)}`,
    of === 'limit' ? `×${most}` : String(most),
    measured.isTooSlow(metric, ours[kind]) ? '**outside**' : verdict(judged, most),
  ])
}

function verdict(value: number, most: number): string {
  if (Number.isNaN(value)) return missing
  return value <= most ? 'inside' : '**outside**'
}

/** The smallest number of all others, with its owner's name. */
function bestPeer(metric: Metric, kind: Kind, measured: Measured, peers: readonly Peer[]): string {
  const others = peers
    .filter(({ id }) => id !== limits[kind] && id !== ours[kind])
    .map(({ id, title }) => ({ title, value: median(measured.values(metric, id)) }))
    .filter(({ value }) => !Number.isNaN(value))
    .toSorted((a, b) => a.value - b.value)
  const best = others[0]
  return best ? `${digits(best.value)} ${best.title}` : missing
}

const number = (value: number) => (Number.isNaN(value) ? missing : digits(value))
