import { contact, newContact, type StoredContact, storedContact } from '@embpm/contract/sample/contacts'
import { asyncProperty, assert, constantFrom, nat, oneof, string, tuple } from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { contactSeeds } from './contacts.data.js'

const seeds = contactSeeds()
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
const nothing = { status: 200, body: null }
const done = { status: 200, body: true }

const all = ({ read }: World) => read(z.array(storedContact), 'GET all')
const search = ({ read }: World, query: string, part = '') =>
  read(z.array(storedContact), `GET search?query=${encodeURIComponent(query)}${part}`)
const get = ({ read }: World, id: string) => read(storedContact, `GET contact?id=${id}`)

/** Every way to write a character; the four kinds of I count as one letter. */
function forms(one: string): string[] {
  const plain = /[iıİ]/i.test(one) ? 'i' : one
  return [plain, plain.toLowerCase(), plain.toUpperCase(), plain.toUpperCase().toLowerCase()]
}

const alike = (left: string, right: string) => forms(left).some((form) => forms(right).includes(form))

/** Looks for a text at every place of every name, character by character. */
function naive(rows: readonly StoredContact[], query: string): StoredContact[] {
  const wanted = Array.from(query)
  if (wanted.length === 0) return []
  return rows.filter(({ name }) => {
    const where = Array.from(name)
    return where.some((_, start) => wanted.every((one, index) => alike(one, where[start + index] ?? '')))
  })
}

const refusal = (path: string) => ({ status: 400, body: { data: { problems: [{ path }] } } })

const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1)

conforms('/apps/contacts', [
  {
    says: 'lists all contacts by name',
    check: async ({ read }) => {
      const rows = await read(z.array(contact), 'GET all')
      expect(rows).toHaveLength(seeds.length)
      const inOrder = names(rows)
      expect(inOrder).toEqual(inOrder.toSorted((left, right) => left.localeCompare(right, 'en')))
      expect(inOrder.slice(0, 2)).toEqual(['Adaeze Obi', 'Beatriz Carvalho'])
      expect(rows.toSorted(byId)).toEqual(seeds.toSorted(byId))
    },
  },
  {
    says: 'cuts the list where it is asked to',
    check: async (world) => {
      const rows = await all(world)
      const part = (query: string) => world.read(z.array(contact), `GET all?${query}`)
      expect(await part('page=1&size=7')).toEqual(rows.slice(7, 14))
      expect(await part('page=1')).toEqual(rows.slice(10, 20))
      expect(await part('size=3')).toEqual(rows.slice(0, 3))
      expect(await part('page=5&size=7')).toEqual(rows.slice(35))
      expect(await part('page=6&size=7')).toEqual([])
      expect(await part('page=&size=')).toEqual(rows)
      for (const size of [1, 5, 36, 1000]) {
        const pages = Array.from({ length: Math.ceil(rows.length / size) }, (_, page) =>
          part(`page=${page}&size=${size}`),
        )
        expect((await Promise.all(pages)).flat()).toEqual(rows)
      }
    },
  },
  {
    says: 'refuses a part that is none',
    check: async ({ call }) => {
      for (const line of ['GET all?page=-1', 'GET all?page=x', 'GET search?query=a&page=1.5']) {
        expect(await call(line)).toMatchObject(refusal('page'))
      }
      for (const line of ['GET all?size=0', 'GET all?size=1001', 'GET search?query=a&size=x']) {
        expect(await call(line)).toMatchObject(refusal('size'))
      }
    },
  },
  {
    says: 'searches names, ignoring case, by name',
    check: async (world) => {
      expect(names(await search(world, 'kowal'))).toEqual(['Piotr Kowalczyk', 'Zofia Kowalczyk'])
      expect(names(await search(world, 'OBI'))).toEqual(['Adaeze Obi'])
      expect(names(await search(world, 'ТКАЧЕНКО'))).toEqual(['Максим Ткаченко'])
      expect(names(await search(world, 'λαμπρ'))).toEqual(['Σοφία Λαμπράκη'])
      expect(names(await search(world, 'ΛΑΜΠΡΆΚΗ'))).toEqual(['Σοφία Λαμπράκη'])
      expect(names(await search(world, '雅'))).toEqual(['林雅婷'])
      expect(names(await search(world, 'حداد'))).toEqual(['ليلى حداد'])
      expect(await search(world, 'Terranova')).toEqual([])
      for (const text of ['%', '.', '*', '[a]', '^', '(', '\\w']) expect(await search(world, text)).toEqual([])
      const hits = await search(world, 'a')
      expect(await search(world, 'a', '&page=1&size=4')).toEqual(hits.slice(4, 8))
    },
  },
  { says: 'finds nothing for an empty query', call: 'GET search?query=', answers: [] },
  { says: 'finds nothing without a query', call: 'GET search', answers: [] },
  {
    says: 'refuses two queries',
    check: async ({ call }) => {
      expect(await call('GET search?query=a&query=b')).toMatchObject(refusal('query'))
    },
  },
  {
    says: 'finds what a naive search finds',
    check: async (world) => {
      const rows = await all(world)
      const cutOut = tuple(constantFrom(...rows), nat(8), nat(4), constantFrom('upper', 'lower', 'as it is')).map(
        ([{ name }, from, length, style]) => {
          const text = Array.from(name)
            .slice(from, from + length + 1)
            .join('')
          return style === 'upper' ? text.toUpperCase() : style === 'lower' ? text.toLowerCase() : text
        },
      )
      const query = oneof(cutOut, string({ unit: 'grapheme', maxLength: 2 }))
      await assert(
        asyncProperty(query, async (text) => {
          expect(await search(world, text)).toEqual(naive(rows, text))
        }),
        { numRuns: 60 },
      )
    },
  },
  {
    says: 'reads one contact',
    check: async ({ call }) => {
      for (const seed of seeds.slice(0, 3)) {
        expect(await call(`GET contact?id=${seed.id}`)).toEqual({ status: 200, body: seed })
      }
      expect(await call('GET contact?id=nobody')).toEqual(nothing)
      expect(await call('GET contact')).toMatchObject(refusal('id'))
    },
  },
  {
    says: 'creates an empty contact, first among those of its name',
    check: async (world) => {
      const older = await world.read(z.strictObject(newContact.shape), 'POST contact', {})
      const newer = await world.read(z.strictObject(newContact.shape), 'POST contact', {
        id: 'person-adaeze-obi',
        name: 'Other',
      })
      expect(newer).toEqual({
        id: newer.id,
        avatar: null,
        name: 'New Contact',
        emails: [],
        phoneNumbers: [],
        job: { title: '', company: '' },
        birthday: null,
        address: null,
        notes: null,
        tags: [],
      })
      expect(new Set([...seeds, older, newer].map(({ id }) => id)).size).toBe(seeds.length + 2)
      const rows = await all(world)
      const inOrder = names(rows)
      expect(inOrder).toEqual(inOrder.toSorted((left, right) => left.localeCompare(right, 'en')))
      expect(rows.filter(({ name }) => name === 'New Contact')).toEqual([newer, older])
      expect(await search(world, 'new contact')).toEqual([newer, older])
      expect(await world.call('POST contact')).toMatchObject({ status: 200, body: { name: 'New Contact' } })
    },
  },
  {
    says: 'merges the given fields and replaces lists as a whole',
    check: async (world) => {
      const before = await get(world, 'person-adaeze-obi')
      const changes = {
        name: 'éamon Zátopek-Obi',
        emails: [{ email: 'e@x.example', label: 'Work' }],
        phoneNumbers: [],
        title: 'Runner',
        birthday: '1990-01-01T00:00:00+02:00',
        address: null,
        background: null,
        tags: ['tag-band'],
      }
      const patched = await world.read(contact, 'PATCH contact', { id: 'person-adaeze-obi', contact: changes })
      expect(patched).toEqual({ ...before, ...changes })
      expect(await get(world, 'person-adaeze-obi')).toEqual(patched)
      const again = await world.read(contact, 'PATCH contact', { id: 'person-adaeze-obi', contact: {} })
      expect(again).toEqual(patched)
      const rows = await all(world)
      expect(rows).toHaveLength(seeds.length)
      // Neither its case nor its accents put it behind Z, or even behind Eleni.
      const at = names(rows).indexOf(changes.name)
      expect(names(rows.slice(at - 1, at + 2))).toEqual(['Dmitri Volkov', changes.name, 'Eleni Markou'])
    },
  },
  {
    says: 'keeps the id, and nothing that a contact does not have',
    check: async (world) => {
      const body = {
        id: 'person-beatriz-carvalho',
        contact: { id: 'person-adaeze-obi', isAdmin: true, company: 'Helvora' },
      }
      const patched = await world.read(contact, 'PATCH contact', body)
      expect(patched).toEqual({
        ...(await get(world, 'person-beatriz-carvalho')),
        id: 'person-beatriz-carvalho',
        company: 'Helvora',
      })
      expect(await get(world, 'person-adaeze-obi')).toEqual(seeds[0])
    },
  },
  {
    says: 'gives a new contact its fields',
    check: async (world) => {
      const made = await world.read(newContact, 'POST contact', {})
      const changes = { name: 'Wanda', title: 'Pilot', company: 'Bluefen Energy', background: null }
      const patched = await world.read(storedContact, 'PATCH contact', { id: made.id, contact: changes })
      expect(patched).toEqual({ ...made, ...changes })
      expect(await search(world, 'wanda')).toEqual([patched])
    },
  },
  {
    says: 'answers nothing to a change of nobody',
    check: async (world) => {
      expect(await world.call('PATCH contact', { id: 'nobody', contact: { name: 'X' } })).toEqual(nothing)
      expect(await all(world)).toHaveLength(seeds.length)
    },
  },
  {
    says: 'refuses a damaged change and changes nothing',
    check: async (world) => {
      const refused: readonly [contact: unknown, path: string][] = [
        [{ name: 7 }, 'contact.name'],
        [{ name: null }, 'contact.name'],
        [{ birthday: 'yesterday' }, 'contact.birthday'],
        [{ emails: [{ email: 'x' }] }, 'contact.emails.0.label'],
        [{ phoneNumbers: 'none' }, 'contact.phoneNumbers'],
        [{ tags: ['tag-work', 1] }, 'contact.tags.1'],
        ['text', 'contact'],
        [undefined, 'contact'],
      ]
      for (const [value, path] of refused) {
        expect(await world.call('PATCH contact', { id: 'person-adaeze-obi', contact: value })).toMatchObject(
          refusal(path),
        )
      }
      expect(await world.call('PATCH contact', { contact: {} })).toMatchObject(refusal('id'))
      expect(await get(world, 'person-adaeze-obi')).toEqual(seeds[0])
    },
  },
  {
    says: 'deletes a contact once and for all',
    check: async (world) => {
      expect(await world.call('DELETE contact?id=person-eleni-markou')).toEqual(done)
      expect(await world.call('GET contact?id=person-eleni-markou')).toEqual(nothing)
      expect(await world.call('PATCH contact', { id: 'person-eleni-markou', contact: { name: 'X' } })).toEqual(nothing)
      expect(await world.call('DELETE contact?id=person-eleni-markou')).toEqual(done)
      expect(await world.call('DELETE contact?id=nobody')).toEqual(done)
      expect(await world.call('DELETE contact')).toMatchObject({ status: 400 })
      const rest = seeds.filter(({ id }) => id !== 'person-eleni-markou').map(({ id }) => id)
      expect((await all(world)).map(({ id }) => id).toSorted()).toEqual(rest.toSorted())
    },
  },
  {
    says: 'knows no other methods and paths',
    check: async ({ call }) => {
      for (const line of [
        'GET',
        'POST all',
        'PUT contact',
        'DELETE all',
        'GET avatar',
        'POST countries',
        'GET all/x',
      ]) {
        expect(await call(line), line).toEqual({ status: 404, body: 'NOT FOUND' })
      }
    },
  },
])
