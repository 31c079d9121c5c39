import { parseArgs } from 'node:util'
import { peers, type Peer } from './peers.ts'

/** Groups of measurements that `--only` can pick; opening is measured with everything but `services`. */
export const groups = ['open', 'filter', 'sort', 'scroll', 'heap', 'services'] as const
export type Group = (typeof groups)[number]

/** What one run does. */
export interface Options {
  rounds: number
  /** Numbers of rows, each with a table of its own. */
  rows: number[]
  peers: Peer[]
  only: ReadonlySet<Group>
}

/** Reads the command line; throws with a sentence for the user. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: args.filter((arg, index) => !(arg === '--' && index === 0)),
    options: {
      rounds: { type: 'string', default: '5' },
      rows: { type: 'string', default: '1000,10000,100000' },
      peers: { type: 'string', default: peers.map((peer) => peer.id).join(',') },
      only: { type: 'string', default: groups.join(',') },
    },
  })
  const rows = values.rows.split(',').map((text) => positiveInteger('--rows', text))
  const tooFew = rows.find((count) => count < 10)
  if (tooFew !== undefined) throw new Error(`--rows ${tooFew}: at least 10 rows are needed`)
  return {
    rounds: positiveInteger('--rounds', values.rounds),
    rows,
    peers: values.peers.split(',').map((id) => oneOf('--peers', id, peers, (peer) => peer.id)),
    only: new Set(values.only.split(',').map((group) => oneOf('--only', group, groups, (known) => known))),
  }
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
