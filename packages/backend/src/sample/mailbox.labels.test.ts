import { type Mail, mailLabel } from '@embpm/contract/sample/mailbox'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { everyMail } from '../testing/everyMail.js'

type Read = World['read']

const labels = z.array(mailLabel)
const problem = (path: string) => ({ status: 400, body: { data: { problems: [{ path }] } } })
const createLabel = (read: Read, title: string) => read(mailLabel, 'POST label', { title })
const slugsOf = async (read: Read) => (await read(labels, 'GET labels')).map(({ slug }) => slug)

conforms('/apps/mailbox', [
  {
    says: 'lists the labels',
    check: async ({ read }) => {
      const shown = await read(labels, 'GET labels')
      expect(shown.map(({ title, slug, color }) => `${title} ${slug} ${color}`)).toEqual([
        'Personal personal blue',
        'Work work indigo',
        'Payments payments red',
        'Invoices invoices teal',
        'Accounts accounts purple',
        'Forums forums green',
      ])
    },
  },
  {
    says: 'creates labels in both forms, stored last',
    check: async ({ call, read }) => {
      const plain = await read(mailLabel, 'POST label', { title: 'C++ & D', id: 'mine', slug: 'mine' })
      expect(plain).toEqual({ id: plain.id, title: 'C++ & D', slug: 'c--d' })
      expect(plain.id).not.toBe('mine')
      const nested = await read(mailLabel, 'POST label', { label: { title: 'Go live', color: 'lime' } })
      expect(nested).toEqual({ id: nested.id, title: 'Go live', slug: 'go-live', color: 'lime' })
      expect((await read(labels, 'GET labels')).slice(6)).toEqual([plain, nested])
      expect(await call('POST label', { title: 7 })).toMatchObject(problem(''))
      expect(await call('POST label', {})).toMatchObject(problem(''))
      expect(await call('POST label', { label: { color: 'red' } })).toMatchObject(problem(''))
      expect(await read(labels, 'GET labels')).toHaveLength(8)
    },
  },
  {
    says: 'makes slugs in the order of the steps, and numbers the ones that are taken',
    check: async ({ read }) => {
      const titles = [
        'Work',
        'WORK',
        'a  --  b',
        'under_score 9',
        'Über Ärger',
        'お知らせ',
        'स्वागत',
        '??',
        '!',
        'work 1',
        'Work',
      ]
      const made: string[] = []
      for (const title of titles) made.push((await createLabel(read, title)).slug)
      expect(made).toEqual([
        'work-1',
        'work-2',
        'a-b',
        'under_score-9',
        'über-ärger',
        'お知らせ',
        'स्वागत',
        '-1',
        '-2',
        'work-1-1',
        'work-3',
      ])
      for (const slug of made) expect(await everyMail({ read }, `label=${encodeURIComponent(slug)}`)).toEqual([])
    },
  },
  {
    says: 'changes labels: a title makes a new slug, which is unique but may be the own one',
    check: async ({ call, read }) => {
      const change = (id: string, label: object) => read(mailLabel, 'PATCH label', { id, label })
      const own = await createLabel(read, 'Work')
      expect(own.slug).toBe('work-1')
      expect(await change(own.id, { title: 'Work' })).toEqual(own)
      expect(await change(own.id, { color: 'pink' })).toEqual({ ...own, color: 'pink' })
      expect(await change(own.id, { title: 'Forums', slug: 'x', id: 'y' })).toMatchObject({
        id: own.id,
        title: 'Forums',
        slug: 'forums-1',
      })
      expect(await change(own.id, { slug: 'work' })).toMatchObject({ title: 'Forums', slug: 'work-1' })
      expect(await change('label-work', { title: 'work' })).toMatchObject({ slug: 'work', color: 'indigo' })
      expect(await call('PATCH label', { id: 'nope', label: { title: 'No' } })).toEqual({ status: 200, body: null })
      expect(await call('PATCH label', { id: own.id, label: { title: null } })).toMatchObject(problem('label.title'))
      expect(await slugsOf(read)).toEqual(['personal', 'work', 'payments', 'invoices', 'accounts', 'forums', 'work-1'])
    },
  },
  {
    says: 'deletes a label and takes it off every mail',
    check: async ({ call, read }) => {
      const before = await everyMail({ read }, 'folder=inbox')
      expect(await call('DELETE label?id=label-work')).toEqual({ status: 200, body: true })
      expect(await slugsOf(read)).toEqual(['personal', 'payments', 'invoices', 'accounts', 'forums'])
      const left = (row: Mail) => ({ ...row, labels: row.labels.filter((label) => label !== 'label-work') })
      expect(await everyMail({ read }, 'folder=inbox')).toEqual(before.map(left))
      expect(await everyMail({ read }, 'label=work')).toEqual([])
      expect(await call('DELETE label?id=label-work')).toEqual({ status: 200, body: true })
      expect(await call('DELETE label')).toMatchObject(problem('query.id'))
      expect((await createLabel(read, 'Work')).slug).toBe('work')
    },
  },
  {
    says: 'keeps slugs unique under any sequence of creations and renames, also at once',
    check: async ({ call, read }) => {
      const titles = fc.constantFrom('Work', 'work', 'W', 'C++ & D', 'c--d', '!!', '-1', 'a b', 'a  b', 'a-b-1', 'Ａ')
      const step = fc.oneof(
        fc.record({ at: fc.constant(-1), title: titles }),
        fc.record({ at: fc.nat(20), title: titles }),
        fc.record({ at: fc.nat(20), title: fc.constant(undefined) }),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 4 }), async (rounds) => {
          for (const round of rounds) {
            const known = await read(labels, 'GET labels')
            await Promise.all(
              round.map(({ at, title }) => {
                const id = known[at % known.length]?.id
                if (id === undefined) return call('POST label', { title: title ?? 'New' })
                if (title === undefined) return call(`DELETE label?id=${id}`)
                return call('PATCH label', { id, label: { title } })
              }),
            )
            const slugs = await slugsOf(read)
            expect(new Set(slugs).size).toBe(slugs.length)
            expect(slugs).not.toContain('')
          }
        }),
        { numRuns: 15 },
      )
    },
  },
])
