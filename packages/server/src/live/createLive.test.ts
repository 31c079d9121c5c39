import type { LiveNews, Place, Written } from '@embpm/backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlChanges } from '../storage/sqlChanges.js'
import { engines, type TestDatabase } from '../testing/engines.js'
import { createLive, type ServerLive } from './createLive.js'
import { forSender } from './sender.js'

describe.each(engines)('$engine', ({ skip, open }) => {
  describe.skipIf(skip)('what is told', () => {
    let opened: TestDatabase
    let nodes: ServerLive[] = []
    beforeAll(async () => {
      opened = await open()
      // Two nodes know of each other by the database alone.
      nodes = [0, 1].map(() => createLive(opened.database, { every: 5, onError: (error) => expect(error).toBeNull() }))
    })
    afterAll(async () => {
      for (const node of nodes) node.close()
      await opened.end()
    })

    const everyKind = ({ collection }: Written): string | undefined => collection

    /** Follows until the test ends it. */
    function follow(node: number, stream: string, since?: string, kindOf = everyKind) {
      const heard: LiveNews[] = []
      const end = new AbortController()
      const done = (async () => {
        for await (const news of nodes[node]?.follow({ stream, since, signal: end.signal, kindOf }) ?? [])
          heard.push(news)
      })()
      const written = () => heard.filter((one) => one.type === 'written')
      return {
        heard,
        kinds: () => written().flatMap(({ kinds }) => kinds ?? ['anything']),
        at: () => written().at(-1)?.at,
        places: () => heard.findLast((one) => one.type === 'places')?.places,
        begun: () => expect.poll(() => heard).not.toEqual([]),
        async end() {
          end.abort()
          await done
        },
      }
    }

    const write = (collection: string, ids: readonly string[], sender = '', organisationId = 'one') =>
      forSender(sender, () =>
        sqlChanges(opened.database).write(
          new Map(
            ids.map((id) => {
              const key = `${collection}/${organisationId}/${id}`
              return [key, () => ({ key, collection, organisationId, entity: { id }, deleted: false, rank: 0 })]
            }),
          ),
        ),
      )

    test('every follower of every node hears of a write, once for all of its rows, and of nothing before it', async () => {
      await write('note', ['before'])
      const followers = [follow(0, 'page-one-a'), follow(1, 'page-two-b')]
      for (const follower of followers) await follower.begun()
      await write('task', ['1', '2', '3'])
      for (const { kinds } of followers) await expect.poll(() => kinds()).toEqual(['task'])
      for (const follower of followers) await follower.end()
    })

    test('who asked for a write is named, whichever node they asked', async () => {
      const seen: Written[] = []
      const follower = follow(1, 'page-two-b', undefined, (row) => {
        seen.push(row)
        return row.collection
      })
      await follower.begun()
      await write('task', ['4'], 'page-one-a', 'two')
      await write('task', ['5'], 'no name!')
      await expect
        .poll(() => seen)
        .toEqual([
          { collection: 'task', organisationId: 'two', sender: 'page-one-a' },
          { collection: 'task', organisationId: 'one', sender: '' },
        ])
      await follower.end()
    })

    test('who comes back goes on where they were, at another node, and hears once of what was written twice', async () => {
      const first = follow(0, 'page-one-a')
      await first.begun()
      const since = first.at()
      await first.end()
      await write('note', ['6'])
      await write('note', ['6'])
      await write('unheard', ['7'])
      const heardOf = ({ collection }: Written) => (collection === 'unheard' ? undefined : collection)
      const second = follow(1, 'page-one-a', since, heardOf)
      await expect.poll(() => second.kinds()).toEqual(['note'])
      await second.end()
    })

    test.each(['', 'nonsense', '00000000-0000-0000-0000-000000000000:1', '1:2:3', ':99999999999999999999'])(
      'who comes back from "%s", which nobody has said, is told that anything may have changed',
      async (since) => {
        const follower = follow(0, 'page-one-a', since)
        await expect.poll(() => follower.kinds()).toEqual(['anything'])
        await follower.end()
      },
    )

    test('whoever missed too much is told so, and so is everyone when the numbers begin anew', async () => {
      const first = follow(0, 'page-one-a')
      await first.begun()
      const since = first.at()
      await first.end()
      await opened.database.query(
        `insert into changes (key, collection, organisation_id, entity, deleted, rank, seq)
         select 'many/one/' || n, 'many', 'one', '{}', false, 0, (select seq from revision) + n from generate_series(1, 10001) n`,
      )
      await opened.database.query('update revision set seq = seq + 10001')
      const second = follow(0, 'page-one-a', since)
      await expect.poll(() => second.kinds()).toEqual(['anything'])
      await sqlChanges(opened.database).clear()
      await expect.poll(() => second.kinds()).toEqual(['anything', 'anything'])
      await second.end()
    })

    test('a follower who does not listen for a while is told all of it in one', async () => {
      const kindOf = everyKind
      const events = nodes[0]?.follow({ stream: 'page-slow-c', since: undefined, signal: undefined, kindOf })
      const iterator = events?.[Symbol.asyncIterator]()
      await iterator?.next()
      const quick = follow(0, 'page-one-a')
      await quick.begun()
      for (const kind of ['a', 'b', 'a', 'c']) {
        await write(kind, ['1'])
        await expect.poll(() => quick.kinds().at(-1)).toBe(kind)
      }
      expect((await iterator?.next())?.value).toMatchObject({ kinds: ['a', 'b', 'c'] })
      await iterator?.return?.()
      await quick.end()
    })

    test('pages at one object know of each other, until one goes', async () => {
      const place = (userId: string, id = '1', organisationId = 'one'): Place => ({
        userId,
        organisationId,
        kind: 'services',
        id,
        editing: false,
      })
      const [ada, bo, cy] = [follow(0, 'page-ada-1'), follow(1, 'page-bo-22'), follow(1, 'page-cy-33')]
      await nodes[0]?.stand('page-ada-1', place('ada'))
      await nodes[1]?.stand('page-bo-22', { ...place('bo'), editing: true })
      await nodes[1]?.stand('page-cy-33', place('cy', '1', 'two'))
      const both = [place('ada'), { ...place('bo'), editing: true }]
      await expect.poll(() => [ada.places(), bo.places()]).toEqual([both, both])
      await expect.poll(() => cy.places()).toEqual([place('cy', '1', 'two')])
      await nodes[0]?.stand('page-ada-1', place('ada', '2'))
      await expect.poll(() => bo.places()).toEqual([{ ...place('bo'), editing: true }])
      await nodes[0]?.stand('page-ada-1', place('ada'))
      await expect.poll(() => ada.places()).toEqual(both)
      await bo.end()
      await expect.poll(() => ada.places()).toEqual([place('ada')])
      await nodes[0]?.stand('page-ada-1', null)
      await expect.poll(() => ada.places()).toEqual([])
      await ada.end()
      await cy.end()
    })
  })
})
