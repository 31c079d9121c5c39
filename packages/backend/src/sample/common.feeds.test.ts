import { type Message, message, type Notification, notification } from '@embpm/contract/sample/common'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { type Case, conforms, type World } from '../testing/conforms.js'
import { sampleNow } from './clock.js'
import { iconNames } from './icons.js'

/** Messages and notifications work alike; these are the words and the shape of one of them. */
interface Feed<E extends Message | Notification> {
  path: 'messages' | 'notifications'
  one: 'message' | 'notification'
  schema: z.ZodMiniType<E>
  fresh: Omit<E, 'id'>
  /** A field of the wrong type, and one that is required. */
  wrong: { field: string; value: unknown }
  required: string
}

function casesOf<E extends Message | Notification>({ path, one, schema, fresh, wrong, required }: Feed<E>): Case[] {
  const list = ({ read }: World) => read(z.array(schema), `GET ${path}`)
  const create = ({ read }: World, entry: unknown = fresh) => read(schema, `POST ${path}`, { [one]: entry })
  const toggle = `POST ${path}/toggle-read-status`
  const without = Object.fromEntries(Object.entries(fresh).filter(([key]) => key !== required))

  return [
    { says: `lists ${path}`, call: `GET ${path}`, answers: z.array(schema).check(z.length(9)) },
    {
      says: `lists ${path}, the newest first, some of them unread`,
      check: async (world) => {
        const rows = await list(world)
        const times = rows.map(({ time }) => Date.parse(time))
        expect(times).toEqual(times.toSorted((left, right) => right - left))
        expect(times[0]).toBeLessThan(sampleNow)
        expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => `${one}-0${index + 1}`))
        expect(rows.map(({ read }) => read)).toEqual(rows.map((_, index) => index > 3))
        expect(rows.filter(({ read, seen }) => read && !seen)).toEqual([])
      },
    },
    {
      says: `writes ${path} in several scripts and links to pages of the application`,
      check: async (world) => {
        const rows = await list(world)
        const texts = rows.map(({ title, description }) => `${title} ${description}`)
        expect(texts.filter((text) => /[\p{sc=Han}\p{sc=Katakana}\p{sc=Cyrillic}]/u.test(text)).length).toBeGreaterThan(
          0,
        )
        expect(texts.filter((text) => /[<>]/.test(text))).toEqual([])
        for (const { link, useRouter } of rows) {
          expect(useRouter).toBe(link === undefined ? undefined : true)
          if (link !== undefined) expect(link).toMatch(/^\/(?:bp|bim|project|implementation|administration)\/[a-z/-]+$/)
        }
      },
    },
    {
      says: `gives each of the ${path} one picture or one icon`,
      check: async (world) => {
        const drawn = await iconNames.heroicons()
        for (const row of await list(world)) {
          const icon = 'icon' in row ? row.icon : undefined
          expect([icon, row.image].filter((given) => given !== undefined)).toHaveLength(1)
          if (icon !== undefined) expect(drawn).toContain(icon.replace(/^heroicons_solid:/, ''))
          if (row.image !== undefined) expect(row.image).toMatch(/^data:image\/svg\+xml,/)
        }
      },
    },
    {
      says: `stores a new ${one} first, under an id of its own`,
      check: async (world) => {
        const before = await list(world)
        const first = await create(world)
        const second = await create(world, { ...fresh, id: `${one}-01`, other: 'left out' })
        expect(first).toEqual({ ...fresh, id: first.id })
        expect(second).toEqual({ ...fresh, id: second.id })
        expect(await list(world)).toEqual([second, first, ...before])
        expect(new Set([...before, first, second].map(({ id }) => id)).size).toBe(before.length + 2)
      },
    },
    {
      says: `merges what is given into a ${one}, but never its id`,
      check: async (world) => {
        const before = await list(world)
        const change = { description: 'Zmieniono', seen: true, id: 'other' }
        const changed = await world.read(schema, `PATCH ${path}`, { id: `${one}-02`, [one]: change })
        expect(changed).toEqual({ ...before[1], description: 'Zmieniono', seen: true })
        expect(await list(world)).toEqual(before.map((row, index) => (index === 1 ? changed : row)))
        expect(await world.call(`PATCH ${path}`, { id: `${one}-02`, [one]: {} })).toEqual({
          status: 200,
          body: changed,
        })
      },
    },
    {
      says: `answers the deleted ${one}`,
      check: async (world) => {
        const before = await list(world)
        expect(await world.call(`DELETE ${path}?id=${one}-03`)).toEqual({ status: 200, body: before[2] })
        expect(await list(world)).toEqual(before.filter((_, index) => index !== 2))
        expect(await world.call(`DELETE ${path}?id=${one}-03`)).toEqual({ status: 200, body: null })
      },
    },
    {
      says: `answers nothing for an unknown ${one} and changes nothing`,
      check: async (world) => {
        const before = await list(world)
        const unknown = { ...fresh, id: 'nope', read: true }
        for (const [line, body] of [
          [`PATCH ${path}`, { id: 'nope', [one]: { read: true } }],
          [`DELETE ${path}?id=nope`, undefined],
          [toggle, { [one]: unknown }],
        ] as const) {
          expect(await world.call(line, body), line).toEqual({ status: 200, body: null })
        }
        expect(await list(world)).toEqual(before)
      },
    },
    {
      says: `marks all ${path} as read and seen`,
      check: async (world) => {
        await create(world, { ...fresh, read: false })
        const before = await list(world)
        expect(await world.call(`GET ${path}/mark-all-as-read`)).toEqual({ status: 200, body: true })
        expect(await list(world)).toEqual(before.map((row) => ({ ...row, read: true, seen: true })))
        const other = path === 'messages' ? 'notifications' : 'messages'
        const { body } = await world.call(`GET ${other}`)
        expect(JSON.stringify(body)).toContain('"read":false')
      },
    },
    {
      says: `takes only whether it was read from a ${one} that is sent`,
      check: async (world) => {
        const before = await list(world)
        const [first] = before
        const sent = { ...first, read: true, description: 'an old copy', seen: true }
        expect(await world.call(toggle, { [one]: sent })).toEqual({ status: 200, body: { ...first, read: true } })
        expect(await list(world)).toEqual(before.map((row, index) => (index === 0 ? { ...row, read: true } : row)))
        expect(await world.call(toggle, { [one]: { ...sent, read: false } })).toEqual({ status: 200, body: first })
        expect(await list(world)).toEqual(before)
      },
    },
    {
      says: `refuses ${path} that do not parse, and changes nothing`,
      check: async (world) => {
        const before = await list(world)
        const { field, value } = wrong
        const refused: readonly [string, unknown, string][] = [
          [`POST ${path}`, {}, one],
          [`POST ${path}`, { [one]: without }, `${one}.${required}`],
          [`POST ${path}`, { [one]: { ...fresh, [field]: value } }, `${one}.${field}`],
          [`POST ${path}`, { [one]: { ...fresh, time: 'yesterday' } }, `${one}.time`],
          [`PATCH ${path}`, { [one]: { read: true } }, 'id'],
          [`PATCH ${path}`, { id: `${one}-01` }, one],
          [`PATCH ${path}`, { id: `${one}-01`, [one]: { read: 'yes' } }, `${one}.read`],
          [`DELETE ${path}`, undefined, 'query.id'],
          [`DELETE ${path}?id=`, undefined, 'query.id'],
          [toggle, {}, one],
          [toggle, { [one]: { ...before[0], read: 1 } }, `${one}.read`],
        ]
        for (const [line, body, at] of refused) {
          const problems = [{ path: at }]
          expect(await world.call(line, body), line).toMatchObject({ status: 400, body: { data: { problems } } })
        }
        expect(await list(world)).toEqual(before)
      },
    },
    ...[`PUT ${path}`, `GET ${path}/${one}-01`, `GET ${path}/toggle-read-status`, `DELETE ${path}/${one}-01`].map(
      (call) => ({ says: `knows no ${call}`, call, status: 404, answers: 'NOT FOUND' }),
    ),
    {
      says: `knows no POST ${path}/mark-all-as-read`,
      call: `POST ${path}/mark-all-as-read`,
      body: {},
      status: 404,
      answers: 'NOT FOUND',
    },
    {
      says: `keeps ${path} as they should be under any sequence of changes`,
      check: async (world) => {
        const step = fc.record({
          kind: fc.constantFrom('add', 'change', 'delete', 'toggle', 'all'),
          at: fc.nat(11),
          read: fc.boolean(),
          text: fc.string(),
        })
        const property = fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          let wanted = await list(world)
          for (const { kind, at, read, text } of steps) {
            const row = wanted[at]
            if (kind === 'add') wanted = [await create(world, { ...fresh, read, description: text }), ...wanted]
            if (kind === 'all') {
              await world.call(`GET ${path}/mark-all-as-read`)
              wanted = wanted.map((entry) => ({ ...entry, read: true, seen: true }))
            }
            if (!row) continue
            const { id } = row
            if (kind === 'delete') {
              await world.call(`DELETE ${path}?id=${id}`)
              wanted = wanted.filter((entry) => entry.id !== id)
            }
            if (kind === 'toggle' || kind === 'change') {
              const body = kind === 'toggle' ? { [one]: { ...row, read } } : { id, [one]: { description: text } }
              await world.call(kind === 'toggle' ? toggle : `PATCH ${path}`, body)
              const change = kind === 'toggle' ? { read } : { description: text }
              wanted = wanted.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))
            }
          }
          expect(await list(world)).toEqual(wanted)
        })
        await fc.assert(property, { numRuns: 20 })
      },
    },
  ]
}

conforms('/common', [
  ...casesOf({
    path: 'messages',
    one: 'message',
    schema: message,
    fresh: {
      image: 'data:image/svg+xml,',
      title: 'Tove Nygaard',
      description: 'Rapporten er klar.',
      time: '2026-11-20T09:30:00.000Z',
      read: false,
    },
    wrong: { field: 'image', value: null },
    required: 'title',
  }),
  ...casesOf({
    path: 'notifications',
    one: 'notification',
    schema: notification,
    fresh: { icon: 'heroicons_solid:bell', description: 'Saved.', time: '2026-11-20T10:30:00.000+01:00', read: false },
    wrong: { field: 'icon', value: 7 },
    required: 'description',
  }),
])
