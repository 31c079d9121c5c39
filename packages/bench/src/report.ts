import { limitId, type Peer } from './peers.ts'
import { metricNames, metrics, type Metric, type Sample } from './metrics.ts'
import { median } from './median.ts'
import { contention, digits, tableHead, tableRow } from './table.ts'

const missing = '–'

/** Transferred sizes of one peer beyond the page without it, compressed, in KiB. */
export interface Size {
  peer: Peer
  script: number
  style: number
  other: number
}

/** Markdown tables of one run. */
export function report(samples: readonly Sample[], peers: readonly Peer[], sizes: readonly Size[]): string {
  const counts = [...new Set(samples.map((sample) => sample.rows))]
  const times = samples.map((sample) => sample.calibration)
  return [
    ...counts.map((rows) =>
      rowTable(
        rows,
        samples.filter((sample) => sample.rows === rows),
        peers,
      ),
    ),
    sizeTable(sizes),
    ['Peers:', '', ...peers.map((peer) => `- ${peer.title}: ${peer.note}.`)].join('\n'),
    errorList(samples),
    contention(times, median(times)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function rowTable(rows: number, samples: readonly Sample[], peers: readonly Peer[]): string {
  const shown = metricNames.filter((metric) => samples.some((sample) => metric in sample.values))
  return [
    `## ${rows.toLocaleString('en')} rows: median (min–max) ×ratio to the limit`,
    '',
    tableHead(['', ...peers.map((peer) => peer.title)]),
    ...shown.map((metric) => tableRow([metrics[metric], ...peers.map((peer) => cell(metric, peer.id, samples))])),
  ].join('\n')
}

function cell(metric: Metric, peer: string, samples: readonly Sample[]): string {
  const own = samples.filter((sample) => sample.peer === peer)
  const values = own.map((sample) => sample.values[metric]).filter((value) => typeof value === 'number')
  if (values.length === 0) return own.some((sample) => sample.values[metric] === null) ? 'too slow' : missing
  const spread = values.length > 1 ? ` (${digits(Math.min(...values))}–${digits(Math.max(...values))})` : ''
  const ratio = ratioToLimit(metric, own, samples)
  return `${digits(median(values))}${spread}${ratio}`
}

/** Median of the ratios within the rounds: what slows one round down slows both sides down. */
function ratioToLimit(metric: Metric, own: readonly Sample[], samples: readonly Sample[]): string {
  const ratios = own.flatMap((sample) => {
    const limit = samples.find(({ peer, round }) => peer === limitId && round === sample.round)?.values[metric]
    const value = sample.values[metric]
    return limit && typeof value === 'number' ? [value / limit] : []
  })
  return ratios.length === 0 ? '' : ` ×${median(ratios).toFixed(1)}`
}

function sizeTable(sizes: readonly Size[]): string {
  return [
    '## Transferred until the dialog is open, beyond the page without the peer: gzip KiB',
    '',
    tableHead(['', 'script', 'style', 'other', 'together']),
    ...sizes.map(({ peer, script, style, other }) =>
      tableRow([peer.title, ...[script, style, other, script + style + other].map(digits)]),
    ),
  ].join('\n')
}

function errorList(samples: readonly Sample[]): string {
  const lines = samples.flatMap(({ peer, rows, errors }) => errors.map((error) => `- ${peer}, ${rows} rows: ${error}`))
  return lines.length === 0 ? '' : ['Errors:', '', ...new Set(lines)].join('\n')
}
