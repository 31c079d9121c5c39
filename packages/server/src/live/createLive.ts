import { setTimeout as sleep } from 'node:timers/promises'
import type { FollowOptions, Live, LiveNews, Place } from '@embpm/backend'
import * as z from 'zod'
import type { Database } from '../database/Database.js'
import { type Revision, revisionOf } from '../storage/revision.js'

/** Options of {@link createLive}. */
export interface LiveOptions {
  /** How often a node with followers asks its database, in ms. Default 250. */
  every?: number
  /** Told what went wrong; it is tried again. */
  onError: (error: unknown) => void
}

/** Tells what others do, until it is closed. */
export interface ServerLive extends Live {
  /** Ends what is being told. */
  close(): void
}

/** So many writes are looked at for one who is behind; of more they are told that anything may have changed. */
const most = 10_000
/** Places are asked for with every fourth question. */
const placesEvery = 4
/** How often a node says that its pages are still there, and after how long others believe that one is gone, in seconds. */
const alive = { every: 15, until: 45 }

const written = z
  .object({ collection: z.string(), organisation_id: z.string(), sender: z.string() })
  .transform(({ organisation_id: organisationId, ...row }) => ({ ...row, organisationId }))

const placed = z
  .object({
    stream: z.string(),
    user_id: z.string(),
    organisation_id: z.string(),
    kind: z.string(),
    object_id: z.string(),
    editing: z.boolean(),
  })
  .transform(({ stream, ...row }) => {
    const { user_id: userId, organisation_id: organisationId, object_id: id, kind, editing } = row
    return { stream, place: { userId, organisationId, kind, id, editing } satisfies Place }
  })

const nameOf = ({ epoch, seq }: Revision): string => `${epoch}:${seq}`

/** The revision that a follower has seen; `undefined` for what no node has ever said. */
function revisionIn(since: string): Revision | undefined {
  const [epoch = '', seq = ''] = since.split(':')
  return /^\d{1,15}$/.test(seq) ? { epoch, seq: Number(seq) } : undefined
}

/** What one follower has not been told yet. However slow they are, it is never more than one of each. */
class Follower {
  readonly options: FollowOptions
  #kinds: Set<string> | null = new Set()
  #at: string | undefined
  #places: readonly Place[] | undefined
  #shown = ''
  #wake: () => void = () => undefined

  constructor(options: FollowOptions) {
    this.options = options
    options.signal?.addEventListener('abort', () => this.#wake())
  }

  /** @param kinds `null` for anything */
  tell(at: Revision, kinds: Iterable<string> | null): void {
    this.#at = nameOf(at)
    if (kinds === null) this.#kinds = null
    else for (const kind of kinds) this.#kinds?.add(kind)
    this.#wake()
  }

  show(places: readonly Place[]): void {
    const shown = JSON.stringify(places)
    if (shown === this.#shown || (this.#shown === '' && places.length === 0)) return
    this.#shown = shown
    this.#places = places
    this.#wake()
  }

  /** What is to be told by now. */
  take(): LiveNews[] {
    const news: LiveNews[] = []
    if (this.#at !== undefined)
      news.push({ type: 'written', at: this.#at, kinds: this.#kinds === null ? null : [...this.#kinds] })
    if (this.#places) news.push({ type: 'places', places: this.#places })
    this.#at = undefined
    this.#kinds = new Set()
    this.#places = undefined
    return news
  }

  /** Resolves when there may be something. */
  woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  wake(): void {
    this.#wake()
  }
}

/**
 * Tells followers what was written and who is where, whichever node was asked for it: as long as it has any, a node asks
 * its database for the number of the last write, and for what is newer. Writers take that number one after the other, so that none
 * appears behind one that was told.
 */
export function createLive(database: Database, { every = 250, onError }: LiveOptions): ServerLive {
  const followers = new Set<Follower>()
  const closing = new AbortController()
  const isOver = (signal?: AbortSignal) => closing.signal.aborted || signal?.aborted === true
  let at: Revision | undefined
  let loop: Promise<void> | undefined

  /** What was written behind one revision, up to another; `null` for too much. */
  async function writtenBetween(from: Revision, to: Revision) {
    if (from.epoch !== to.epoch || from.seq > to.seq) return null
    if (from.seq === to.seq) return []
    const rows = await database.query(
      'select collection, organisation_id, sender from changes where seq > $1 and seq <= $2 limit $3',
      [from.seq, to.seq, most + 1],
    )
    return rows.length > most ? null : rows.map((row) => written.parse(row))
  }

  const kindsFor = ({ options }: Follower, rows: Awaited<ReturnType<typeof writtenBetween>>) =>
    rows && new Set(rows.flatMap((row) => options.kindOf(row) ?? []))

  async function tellWritten(): Promise<void> {
    const now = await revisionOf(database)
    const before = at
    if (!before || (before.epoch === now.epoch && before.seq === now.seq)) return
    const rows = await writtenBetween(before, now)
    // Only now: where the question fails it is asked again.
    at = now
    for (const follower of followers) {
      const kinds = kindsFor(follower, rows)
      if (kinds === null || kinds.size > 0) follower.tell(now, kinds)
    }
  }

  async function tellPlaces(): Promise<void> {
    const rows = await database.query(
      `select stream, user_id, organisation_id, kind, object_id, editing from places
       where at > now() - make_interval(secs => $1) order by user_id, stream`,
      [alive.until],
    )
    const all = rows.map((row) => placed.parse(row))
    for (const follower of followers) {
      const own = all.find(({ stream }) => stream === follower.options.stream)?.place
      const isThere = ({ place }: (typeof all)[number]) =>
        own?.organisationId === place.organisationId && own.kind === place.kind && own.id === place.id
      follower.show(own ? all.filter(isThere).map(({ place }) => place) : [])
    }
  }

  async function stayAlive(): Promise<void> {
    const streams = [...followers].map(({ options }) => options.stream)
    await database.query('update places set at = now() where stream = any($1)', [streams])
    await database.query('delete from places where at < now() - make_interval(secs => $1)', [alive.until * 10])
  }

  async function run(): Promise<void> {
    const turnsAlive = Math.ceil((alive.every * 1000) / every)
    for (let turn = 0; followers.size > 0 && !isOver(); turn += 1) {
      try {
        await tellWritten()
        if (turn % placesEvery === 0) await tellPlaces()
        if (turn % turnsAlive === turnsAlive - 1) await stayAlive()
      } catch (error) {
        onError(error)
        await sleep(1000)
      }
      await sleep(every)
    }
    loop = undefined
    at = undefined
  }

  const isStanding = (stream: string) => [...followers].some(({ options }) => options.stream === stream)

  return {
    async *follow(options) {
      const { since, signal, stream } = options
      if (!at) {
        const found = await revisionOf(database)
        at ??= found
      }
      // What is newer than this the loop tells, from the moment that the follower is one.
      const now = at
      const from = since === undefined ? now : revisionIn(since)
      const follower = new Follower(options)
      followers.add(follower)
      loop ??= run()
      try {
        follower.tell(now, from ? kindsFor(follower, await writtenBetween(from, now)) : null)
        while (!isOver(signal)) {
          const news = follower.take()
          if (news.length > 0) yield* news
          else await follower.woken()
        }
      } finally {
        followers.delete(follower)
        if (!isOver() && !isStanding(stream))
          await database.query('delete from places where stream = $1', [stream]).catch(onError)
      }
    },
    async stand(stream, place) {
      if (!place) {
        await database.query('delete from places where stream = $1', [stream])
        return
      }
      const { userId, organisationId, kind, id, editing } = place
      await database.query(
        `insert into places (stream, user_id, organisation_id, kind, object_id, editing, at) values ($1, $2, $3, $4, $5, $6, now())
         on conflict (stream) do update set user_id = excluded.user_id, organisation_id = excluded.organisation_id,
           kind = excluded.kind, object_id = excluded.object_id, editing = excluded.editing, at = now()`,
        [stream, userId, organisationId, kind, id, editing],
      )
    },
    close() {
      closing.abort()
      for (const follower of followers) follower.wake()
    },
  }
}
