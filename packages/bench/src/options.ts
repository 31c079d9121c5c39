import { parseArgs } from 'node:util'
import { isMetric, metricNames, type Metric } from './metrics.ts'
import { kinds, peers, type Kind, type Peer } from './peers.ts'

/** Groups of measurements that `--only` can pick; opening is measured with each of them. */
export const groups = ['open', 'filter', 'sort', 'expand', 'select', 'scroll', 'heap', 'close'] as const
export type Group = (typeof groups)[number]

/** What one run does. */
export interface Options {
  rounds: number
  /** Numbers of rows, or of nodes, each with a table of its own. */
  rows: Readonly<Record<Kind | 'services', number[]>>
  peers: Peer[]
  /** Whether the sample services are measured. */
  services: boolean
  /** Whether first loads of the application are measured. */
  load: boolean
  /** Whether typing into a search is measured. */
  typing: boolean
  /** Whether long lists of the application are measured. */
  lists: boolean
  /** Whether diagrams are measured. */
  diagrams: boolean
  /** Whether the organisation chart is measured. */
  organisation: boolean
  /** Whether plans of tasks and the grid of executions are measured. */
  planning: boolean
  /** Whether dashboards of twelve charts are measured. */
  dashboards: boolean
  /** Whether runs of tests, the map of capacity and the check of a model are measured. */
  implementation: boolean
  /** Titles of the pages whose first load is measured. Default: all. */
  pages: readonly string[] | undefined
  only: ReadonlySet<Group>
  /** Whether a target that is missed is an error. */
  hold: boolean
  /** The metric whose profile is written. */
  profile: Metric | undefined
}

/** Reads the command line; throws with a sentence for the user. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: args.filter((arg, index) => !(arg === '--' && index === 0)),
    options: {
      rounds: { type: 'string', default: '5' },
      rows: { type: 'string' },
      kind: { type: 'string', default: 'all' },
      peers: { type: 'string' },
      only: { type: 'string' },
      pages: { type: 'string' },
      profile: { type: 'string' },
      hold: { type: 'boolean', default: false },
    },
  })
  const kind = oneOf(
    '--kind',
    values.kind,
    [
      ...kinds,
      'services',
      'load',
      'typing',
      'lists',
      'diagrams',
      'organisation',
      'planning',
      'dashboards',
      'implementation',
      'all',
    ] as const,
    (known) => known,
  )
  const ids = values.peers?.split(',').map((id) => oneOf('--peers', id, peers, (peer) => peer.id).id)
  const picked = peers.filter((peer) => (kind === 'all' || peer.kind === kind) && (ids?.includes(peer.id) ?? true))
  const only = values.only?.split(',').map((group) => oneOf('--only', group, groups, (known) => known))
  const whole = kind === 'all' && !ids && !only && values.profile === undefined
  const services = kind === 'services' || whole
  const load = kind === 'load' || whole
  const typing = kind === 'typing' || whole
  const lists = kind === 'lists' || whole
  const diagrams = kind === 'diagrams' || whole
  const organisation = kind === 'organisation' || whole
  const planning = kind === 'planning' || whole
  const dashboards = kind === 'dashboards' || whole
  const implementation = kind === 'implementation' || whole
  const others = [services, load, typing, lists, diagrams, organisation, planning, dashboards, implementation]
  if (picked.length === 0 && !others.includes(true)) throw new Error(`--peers ${values.peers}: none of kind ${kind}`)
  const { profile } = values
  if (profile !== undefined && !isMetric(profile))
    throw new Error(`--profile ${profile}: not one of ${metricNames.join(', ')}`)
  return {
    rounds: positiveInteger('--rounds', values.rounds),
    rows: readCounts(values.rows),
    peers: picked,
    services,
    load,
    typing,
    lists,
    diagrams,
    organisation,
    planning,
    dashboards,
    implementation,
    pages: values.pages?.split(','),
    only: new Set(only ?? groups),
    hold: values.hold,
    profile,
  }
}

function readCounts(text: string | undefined): Options['rows'] {
  const usual = [1000, 10_000, 100_000]
  const largest = usual.slice(-1)
  // The source on a server makes its rows as they are asked for: what it is told is no matter.
  const fixed = { server: [1_000_000] }
  if (text === undefined) {
    const own = { 'table-pickers': largest, 'tree-pickers': largest }
    return { table: usual, services: usual, tree: usual.slice(1), ...own, ...fixed }
  }
  const rows = text.split(',').map((count) => positiveInteger('--rows', count))
  const tooFew = rows.find((count) => count < 10)
  if (tooFew !== undefined) throw new Error(`--rows ${tooFew}: at least 10 rows are needed`)
  // A tree with fewer nodes does not have its ten levels.
  const nodes = rows.filter((count) => count >= 1000)
  return { table: rows, services: rows, tree: nodes, 'table-pickers': rows, 'tree-pickers': nodes, ...fixed }
}

function positiveInteger(option: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${option} ${text}: not a whole number above 0`)
  return number
}

function oneOf<Thing>(option: string, text: string, things: readonly Thing[], name: (thing: Thing) => string): Thing {
  const found = things.find((thing) => name(thing) === text)
  if (found === undefined) throw new Error(`${option} ${text}: not one of ${things.map(name).join(', ')}`)
  return found
}
