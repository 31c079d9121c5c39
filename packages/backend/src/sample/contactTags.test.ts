import { contactTag, newContact, storedContact } from '@embpm/contract/sample/contacts'
import { array, asyncProperty, assert, constantFrom, nat, tuple } from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { contactTagSeeds } from './contacts.data.js'

const titles = ['Work', 'Friend', 'Family', 'High School', 'College', 'Baseball Team', 'Band']
const nothing = { status: 200, body: null }
const done = { status: 200, body: true }

const all = ({ read }: World) => read(z.array(storedContact), 'GET all')
const refusal = (path: string) => ({ status: 400, body: { data: { problems: [{ path }] } } })

conforms('/apps/contacts', [
  {
    says: 'lists the tags',
    check: async ({ read }) => {
      const tags = await read(z.array(contactTag).check(z.length(7)), 'GET tags')
      expect(tags.map(({ title }) => title)).toEqual(titles)
      expect(tags).toEqual(contactTagSeeds)
    },
  },
  {
    says: 'creates a tag in front of the others',
    check: async ({ read, call }) => {
      const made = await read(z.strictObject(contactTag.shape), 'POST tag', { tag: { title: 'Chess', id: 'tag-work' } })
      expect(made.title).toBe('Chess')
      expect(await call('GET tags')).toEqual({ status: 200, body: [made, ...contactTagSeeds] })
      expect(new Set([made, ...contactTagSeeds].map(({ id }) => id)).size).toBe(8)
      expect(await call('POST tag', {})).toMatchObject(refusal('tag'))
      expect(await call('POST tag', { tag: { title: 7 } })).toMatchObject(refusal('tag.title'))
    },
  },
  {
    says: 'renames a tag where it stands',
    check: async ({ call }) => {
      const renamed = { id: 'tag-family', title: 'Rodzina' }
      const tag = { id: 'tag-work', title: 'Rodzina' }
      expect(await call('PATCH tag', { id: 'tag-family', tag })).toEqual({ status: 200, body: renamed })
      expect(await call('GET tags')).toEqual({ status: 200, body: contactTagSeeds.with(2, renamed) })
      expect(await call('PATCH tag', { id: 'none', tag })).toEqual(nothing)
      expect(await call('PATCH tag', { id: 'tag-family', tag: { title: null } })).toMatchObject(refusal('tag.title'))
    },
  },
  {
    says: 'takes a deleted tag off every contact, and nothing else',
    check: async (world) => {
      const made = await world.read(newContact, 'POST contact', {})
      const tags = ['tag-band', 'tag-work', 'tag-family']
      await world.call('PATCH contact', { id: made.id, contact: { tags } })
      const before = await all(world)
      expect(before.filter((row) => row.tags.includes('tag-work')).length).toBeGreaterThan(5)
      expect(await world.call('DELETE tag?id=tag-work')).toEqual(done)
      const left = before.map((row) => ({ ...row, tags: row.tags.filter((tag) => tag !== 'tag-work') }))
      expect(await all(world)).toEqual(left)
      expect(await world.call('GET tags')).toEqual({ status: 200, body: contactTagSeeds.slice(1) })
      expect(await world.call('DELETE tag?id=tag-work')).toEqual(done)
      expect(await all(world)).toEqual(left)
    },
  },
  {
    says: 'leaves no deleted tag behind, whatever happens before',
    check: async (world) => {
      const step = tuple(
        constantFrom('add tag', 'remove tag', 'add contact', 'remove contact', 'tag', 'tag'),
        nat(),
        nat(),
      )
      const run = async (steps: readonly (readonly [string, number, number])[]) => {
        for (const [kind, one, other] of steps) {
          const rows = await all(world)
          const tags = (await world.read(z.array(contactTag), 'GET tags')).map(({ id }) => id)
          const row = rows[one % Math.max(1, rows.length)]
          const tag = tags[other % Math.max(1, tags.length)]
          if (kind === 'add tag') await world.call('POST tag', { tag: { title: `Tag ${one}` } })
          if (kind === 'remove tag') await world.call(`DELETE tag?id=${tag ?? 'none'}`)
          if (kind === 'add contact') await world.call('POST contact', {})
          if (kind === 'remove contact') await world.call(`DELETE contact?id=${row?.id ?? 'none'}`)
          if (kind === 'tag' && row && tag) {
            const contactTags = [...new Set([tag, ...row.tags])]
            await world.call('PATCH contact', { id: row.id, contact: { tags: contactTags } })
          }
        }
        const known = new Set((await world.read(z.array(contactTag), 'GET tags')).map(({ id }) => id))
        for (const row of await all(world)) expect(row.tags.filter((id) => !known.has(id))).toEqual([])
      }
      await assert(asyncProperty(array(step, { minLength: 4, maxLength: 12 }), run), { numRuns: 12 })
    },
  },
])
