import { Measured } from './Measured.ts'
import { metricNames, metrics, type Metric, type Sample } from './metrics.ts'
import { median } from './median.ts'
import { shows, type Kind, type Peer } from './peers.ts'
import { judge, reportTargets } from './reportTargets.ts'
import { contention, spread, digits, tableHead, tableRow } from './table.ts'

const missing = '–'

/** Transferred sizes of one peer beyond the page without it, compressed, in KiB. */
export interface Size {
  peer: Peer
  script: number
  style: number
  other: number
}

/** What one run found out about one kind of picker. */
export interface Findings {
  kind: Kind
  samples: readonly Sample[]
  peers: readonly Peer[]
  sizes: readonly Size[]
}

/** Which targets were missed with the largest number of rows, as sentences. */
export function missedTargets({ kind, samples, peers }: Findings): string[] {
  const largest = Math.max(...samples.map(({ rows }) => rows))
  const measured = new Measured(
    kind,
    samples.filter(({ rows }) => rows === largest),
  )
  return judge(kind, measured, peers)
    .filter(({ held }) => held === false)
    .map(({ own, target }) => `${own.title}: ${metrics[target.metric]}`)
}

/** Markdown tables of one kind of picker. */
export function report({ kind, samples, peers, sizes }: Findings): string {
  const counts = [...new Set(samples.map((sample) => sample.rows))]
  const largest = Math.max(...counts)
  const times = samples.map((sample) => sample.calibration)
  return [
    ...counts.flatMap((rows) => {
      const own = samples.filter((sample) => sample.rows === rows)
      const measured = new Measured(kind, own)
      const title = `## ${rows.toLocaleString('en')} ${shows[kind]}: median (min–max) ×ratio to the limit`
      return [
        [title, '', ...metricTable(measured, peers)].join('\n'),
        rows === largest ? reportTargets(kind, measured, peers) : '',
      ]
    }),
    sizeTable(sizes),
    ['Peers:', '', ...peers.map((peer) => `- ${peer.title}: ${peer.note}.`)].join('\n'),
    errorList(samples, kind),
    contention(times, median(times)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function metricTable(measured: Measured, peers: readonly Peer[]): string[] {
  return [
    tableHead(['', ...peers.map((peer) => peer.title)]),
    ...metricNames
      .filter((metric) => measured.has(metric))
      .map((metric) => tableRow([metrics[metric], ...peers.map((peer) => cell(metric, peer.id, measured))])),
    tableRow(['fixed computation beside it, ms', ...peers.map(({ id }) => spread(measured.calibrations(id)))]),
  ]
}

function cell(metric: Metric, peer: string, measured: Measured): string {
  const values = measured.values(metric, peer)
  if (values.length === 0) return measured.isTooSlow(metric, peer) ? 'too slow' : missing
  const ratio = measured.ratioToLimit(metric, peer)
  return `${spread(values)}${Number.isNaN(ratio) ? '' : ` ×${ratio.toFixed(1)}`}`
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

function errorList(samples: readonly Sample[], kind: Kind): string {
  const lines = samples.flatMap(({ peer, rows, errors }) =>
    errors.map((error) => `- ${peer}, ${rows} ${shows[kind]}: ${error}`),
  )
  return lines.length === 0 ? '' : ['Errors:', '', ...new Set(lines)].join('\n')
}
