import { median } from '../median.ts'
import { contention, digits, tableHead, tableRow } from '../table.ts'
import type { Shares } from './buildApp.ts'
import type { LoadSample } from './LoadSample.ts'
import { bareSignIn } from './bareSignIn.ts'
import type { LoadScreen } from './createWorld.ts'
import { slowdown } from './measureScreen.ts'

/** What one run of first loads found out. */
export interface LoadFindings {
  screens: readonly LoadScreen[]
  samples: readonly LoadSample[]
  /** What each script is made of, by its path. */
  shares: ReadonlyMap<string, Shares>
  /** Compressed size of a file in bytes, by its path. */
  sizeOf: (path: string) => number
}

const kilobyte = 1000
/** How many parts of a screen's script are listed. */
const parts = 25

const isScript = (path: string) => path.endsWith('.js')

/** What was asked for in any of the samples before the page was complete. */
const scriptsOf = (samples: readonly LoadSample[]): string[] => [
  ...new Set(samples.flatMap(({ files, later }) => files.filter((path) => isScript(path) && !later.includes(path)))),
]

/** Markdown tables of the first loads. */
export function reportLoads({ screens, samples, shares, sizeOf }: LoadFindings): string {
  const sum = (paths: readonly string[]) => paths.reduce((all, path) => all + sizeOf(path), 0) / kilobyte
  const rows = screens
    .filter(({ budget }) => budget > 0)
    .map((screen) => {
      const own = samples.filter((sample) => sample.screen === screen.title)
      const scripts = scriptsOf(own)
      const kilobytes = sum(scripts)
      const later = [...new Set(own.flatMap((sample) => sample.later))].filter(
        (path) => isScript(path) && !scripts.includes(path),
      )
      return { screen, own, scripts, kilobytes, atRest: sum(later), outside: kilobytes > screen.budget }
    })
  const heavy = [rows[0], rows.slice(1).toSorted((a, b) => b.kilobytes - a.kilobytes)[0]].filter(
    (row) => row !== undefined,
  )
  const errors = samples.flatMap(({ screen, errors: found }) => found.map((error) => `- ${screen}: ${error}`))
  const times = samples.map(({ calibration }) => calibration)
  return [
    `Script in KB (1,000 bytes) after gzip, as far as it is asked for before the page is complete with its data; times in ms with a processor made ${slowdown} times slower: median (min–max).`,
    [
      tableHead(['', 'script', 'budget', '', 'more at rest', 'files', 'calls', 'largest paint', 'total blocking time']),
      ...rows.map(({ screen, own, scripts, kilobytes, atRest, outside }) =>
        tableRow([
          screen.title,
          digits(kilobytes),
          String(screen.budget),
          outside ? '**outside**' : 'inside',
          digits(atRest),
          String(scripts.length),
          String(median(own.map(({ calls }) => calls))),
          spread(own.map(({ largestPaint }) => largestPaint)),
          spread(own.map(({ blocked }) => blocked)),
        ]),
      ),
    ].join('\n'),
    paintTable(samples),
    rowsTable(samples),
    ...heavy.map(({ screen, scripts }) => partsTable(screen.title, scripts, shares, sizeOf)),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(times, median(times)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** How soon the sign-in page is painted, beside the same page without a script: each round compares its own two. */
function paintTable(samples: readonly LoadSample[]): string {
  const own = samples.filter(({ screen }) => screen === 'Sign-in')
  const bare = samples.filter(({ screen }) => screen === bareSignIn.title)
  const ratios = own.map(({ firstPaint }, round) => firstPaint / (bare[round]?.firstPaint ?? Number.NaN))
  return [
    '### The sign-in page is painted',
    '',
    tableHead(['', 'with its scripts, ms', 'the same HTML and CSS without script, ms', 'ratio']),
    tableRow([
      'first contentful paint',
      spread(own.map(({ firstPaint }) => firstPaint)),
      spread(bare.map(({ firstPaint }) => firstPaint)),
      ratioSpread(ratios),
    ]),
  ].join('\n')
}

/** When the rows are there, beside the shell and one request. */
function rowsTable(samples: readonly LoadSample[]): string {
  const titles = [...new Set(samples.filter(({ request }) => request > 0).map(({ screen }) => screen))]
  return [
    '### The first rows are there',
    '',
    tableHead(['', 'first paint, ms', 'shell, ms', 'the request, ms', 'rows, ms', 'rows to shell plus request']),
    ...titles.map((title) => {
      const own = samples.filter(({ screen, rows }) => screen === title && rows > 0)
      return tableRow([
        title,
        spread(own.map(({ firstPaint }) => firstPaint)),
        spread(own.map(({ shell }) => shell)),
        spread(own.map(({ request }) => request)),
        spread(own.map(({ rows }) => rows)),
        ratioSpread(own.map(({ rows, shell, request }) => rows / (shell + request))),
      ])
    }),
  ].join('\n')
}

const ratioSpread = (values: readonly number[]) =>
  `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`

function spread(values: readonly number[]): string {
  const middle = median(values)
  const range = values.length > 1 ? ` (${digits(Math.min(...values))}–${digits(Math.max(...values))})` : ''
  return `${digits(middle)}${range}`
}

/** What the scripts of a screen are made of; a part's size is its share of each script's compressed size. */
function partsTable(
  title: string,
  scripts: readonly string[],
  shares: ReadonlyMap<string, Shares>,
  sizeOf: (path: string) => number,
): string {
  const sizes = new Map<string, number>()
  for (const path of scripts)
    for (const [name, share] of shares.get(path) ?? [])
      sizes.set(name, (sizes.get(name) ?? 0) + (share * sizeOf(path)) / kilobyte)
  const sorted = [...sizes].toSorted(([, a], [, b]) => b - a)
  const rest = sorted.slice(parts).reduce((sum, [, size]) => sum + size, 0)
  return [
    `### What the script of ${title} is made of, about`,
    '',
    tableHead(['', 'KB']),
    ...sorted.slice(0, parts).map(([name, size]) => tableRow([name, digits(size)])),
    ...(rest > 0 ? [tableRow([`${sorted.length - parts} others`, digits(rest)])] : []),
  ].join('\n')
}
