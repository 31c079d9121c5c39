import { user } from '@embpm/contract'
import { navigation, shortcut } from '@embpm/contract/sample/common'
import { searchAnswer, searchGroup } from '@embpm/contract/sample/search'
import { contact, storedContact } from '@embpm/contract/sample/contacts'
import { task } from '@embpm/contract/sample/tasks'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { sampleUser } from './auth.data.js'
import { iconNames } from './icons.js'

const groups = z.array(searchGroup)
const fresh = {
  label: 'Chat',
  description: 'Talk',
  icon: 'heroicons_outline:star',
  link: '/apps/chat/1',
  useRouter: true,
}
const processes = {
  id: 'processes',
  title: 'Processes',
  type: 'basic',
  icon: 'heroicons_outline:square-3-stack-3d',
  link: '/bp/processes',
}

const shortcuts = ({ read }: World) => read(z.array(shortcut), 'GET shortcuts')
const contacts = ({ read }: World) => read(z.array(storedContact), 'GET /apps/contacts/all')
const tasks = ({ read }: World) => read(z.array(task), 'GET /apps/tasks/all')
const search = ({ read }: World, query: string) => read(groups, 'POST search', { query })

/** Found in this text, ignoring case. */
const has = (text: string, query: string) => text.toLowerCase().includes(query.toLowerCase())

/** What a search should answer, from the lists of the other services. */
async function expected(world: World, query: string) {
  const people = (await contacts(world)).filter(({ name }) => has(name, query))
  const work = (await tasks(world)).filter(({ title }) => has(title, query))
  const all = [
    {
      id: 'contacts',
      label: 'Contacts',
      results: people.map((row) => ({ ...row, link: `/apps/contacts/${row.id}`, value: row.name })),
    },
    { id: 'pages', label: 'Pages', results: has('Processes', query) ? [{ ...processes, value: 'Processes' }] : [] },
    {
      id: 'tasks',
      label: 'Tasks',
      results: work.map((row) => ({ ...row, link: `/apps/tasks/${row.id}`, value: row.title })),
    },
  ]
  return all.filter(({ results }) => results.length > 0)
}

async function expectRefused({ call }: World, line: string, body: unknown, at: string): Promise<void> {
  expect(await call(line, body), line).toMatchObject({ status: 400, body: { data: { problems: [{ path: at }] } } })
}

conforms('/common', [
  { says: 'lists the shortcuts', call: 'GET shortcuts', answers: z.array(shortcut).check(z.length(8)) },
  {
    says: 'leads by shortcuts to pages of the application, under icons that are drawn',
    check: async (world) => {
      const rows = await shortcuts(world)
      const drawn = await iconNames.heroicons()
      expect(new Set(rows.flatMap(({ id, label, link }) => [id, label, link])).size).toBe(rows.length * 3)
      for (const { icon, link, useRouter } of rows) {
        expect(drawn).toContain(icon.replace(/^heroicons_outline:/, ''))
        expect([link, useRouter]).toEqual([
          expect.stringMatching(/^\/(?:bp|bim|project|implementation)\/[a-z-]+/),
          true,
        ])
      }
      expect(rows[0]).toMatchObject({ id: 'shortcut-01', link: '/project/business-domain' })
    },
  },
  {
    says: 'adds, changes and deletes shortcuts',
    check: async (world) => {
      const before = await shortcuts(world)
      const added = await world.read(shortcut, 'POST shortcuts', { shortcut: { ...fresh, id: 'shortcut-01' } })
      expect(added).toEqual({ ...fresh, id: added.id })
      expect(before.map(({ id }) => id)).not.toContain(added.id)
      expect(await shortcuts(world)).toEqual([added, ...before])

      const change = { id: added.id, shortcut: { label: 'Чат', id: 'x' } }
      expect(await world.read(shortcut, 'PATCH shortcuts', change)).toEqual({ ...added, label: 'Чат' })
      expect(await shortcuts(world)).toEqual([{ ...added, label: 'Чат' }, ...before])

      expect(await world.call(`DELETE shortcuts?id=${added.id}`)).toEqual({
        status: 200,
        body: { ...added, label: 'Чат' },
      })
      expect(await shortcuts(world)).toEqual(before)
      expect(await world.call(`DELETE shortcuts?id=${added.id}`)).toEqual({ status: 200, body: null })
      expect(await world.call('PATCH shortcuts', { id: 'nope', shortcut: { label: 'x' } })).toEqual({
        status: 200,
        body: null,
      })
      expect(await shortcuts(world)).toEqual(before)
    },
  },
  {
    says: 'refuses shortcuts that do not parse, and changes nothing',
    check: async (world) => {
      const before = await shortcuts(world)
      await expectRefused(world, 'POST shortcuts', {}, 'shortcut')
      await expectRefused(world, 'POST shortcuts', { shortcut: { ...fresh, useRouter: 'yes' } }, 'shortcut.useRouter')
      await expectRefused(world, 'POST shortcuts', { shortcut: { ...fresh, icon: undefined } }, 'shortcut.icon')
      await expectRefused(world, 'PATCH shortcuts', { shortcut: { label: 'x' } }, 'id')
      await expectRefused(world, 'PATCH shortcuts', { id: 'shortcut-01', shortcut: { link: null } }, 'shortcut.link')
      await expectRefused(world, 'DELETE shortcuts', undefined, 'query.id')
      expect(await shortcuts(world)).toEqual(before)
    },
  },
  { says: 'keeps shortcuts unread', call: 'GET shortcuts/mark-all-as-read', status: 404, answers: 'NOT FOUND' },
  { says: 'answers the navigation', call: 'GET navigation', answers: navigation },
  {
    says: 'leads to the processes in every form of the menu',
    call: 'GET navigation',
    answers: { compact: [processes], default: [processes], futuristic: [processes], horizontal: [processes] },
  },
  { says: 'takes no change of the navigation', call: 'PATCH navigation', body: {}, status: 404, answers: 'NOT FOUND' },

  { says: 'finds nothing with an empty query', call: 'POST search', body: { query: '' }, answers: { results: [] } },
  { says: 'finds what nobody is called', call: 'POST search', body: { query: 'qzxj-nobody' }, answers: [] },
  { says: 'searches only when asked by POST', call: 'GET search?query=a', status: 404, answers: 'NOT FOUND' },
  {
    says: 'refuses a search that does not parse',
    check: async (world) => {
      await expectRefused(world, 'POST search', {}, 'query')
      await expectRefused(world, 'POST search', { query: 7 }, 'query')
      await expectRefused(world, 'POST search', { query: null }, 'query')
    },
  },
  {
    says: 'finds a page',
    check: async (world) => {
      for (const query of ['processes', 'PROCESSES']) {
        const pages = (await search(world, query)).filter(({ id }) => id === 'pages')
        expect(pages).toEqual([{ id: 'pages', label: 'Pages', results: [{ ...processes, value: 'Processes' }] }])
      }
    },
  },
  {
    says: 'finds the same as the lists show, contacts by name, tasks by order, groups in order',
    check: async (world) => {
      const [person] = await contacts(world)
      const [work] = (await tasks(world)).filter(({ title }) => title.length > 3)
      const queries = ['e', 'PRO', 'an', ' ', '.', '(', person?.name ?? '', work?.title.toUpperCase() ?? '']
      for (const query of queries) expect(await search(world, query), query).toEqual(await expected(world, query))
      expect((await search(world, 'e')).map(({ id }) => id)).toEqual(['contacts', 'pages', 'tasks'])
      expect(await search(world, person?.name ?? '')).toMatchObject([{ id: 'contacts', results: [person] }])
    },
  },
  {
    says: 'finds what is stored at that moment',
    check: async (world) => {
      const { id } = await world.read(z.looseObject({ id: z.string() }), 'POST /apps/contacts/contact', {})
      const job = { job: { title: '', company: '' } }
      const [made] = await search(world, 'new contact')
      expect(made).toMatchObject({
        results: [{ id, ...job, name: 'New Contact', link: `/apps/contacts/${id}`, value: 'New Contact' }],
      })
      await world.call('PATCH /apps/contacts/contact', { id, contact: { name: 'Łucja Zqwick' } })
      expect(await search(world, 'ŁUCJA ZQ')).toMatchObject([
        { id: 'contacts', results: [{ id, value: 'Łucja Zqwick' }] },
      ])
      expect(await search(world, 'new contact')).toEqual([])
      await world.call(`DELETE /apps/contacts/contact?id=${id}`)
      expect(await search(world, 'zqwick')).toEqual([])

      const added = await world.read(task, 'POST /apps/tasks/task', { type: 'task' })
      const title = 'Order <b>zqw</b> & more'
      await world.call('PATCH /apps/tasks/task', { id: added.id, task: { title, notes: 'zqnote' } })
      expect(await search(world, '<B>ZQW')).toEqual([
        {
          id: 'tasks',
          label: 'Tasks',
          results: [{ ...added, title, notes: 'zqnote', link: `/apps/tasks/${added.id}`, value: title }],
        },
      ])
      expect(await search(world, 'zqnote')).toEqual([])
    },
  },
  {
    says: 'answers contacts and tasks with all their fields',
    check: async (world) => {
      const answer = await world.read(searchAnswer, 'POST search', { query: 'a' })
      if (!Array.isArray(answer)) throw new Error('Nothing was found.')
      for (const group of answer) {
        if (group.id === 'contacts') expect(z.array(contact).safeParse(group.results).success).toBe(true)
        if (group.id === 'tasks') expect(z.array(task).safeParse(group.results).success).toBe(true)
      }
    },
  },

  { says: 'answers the user', call: 'GET user', answers: sampleUser },
  { says: 'answers the user in the right shape', call: 'GET user', answers: user },
  {
    says: 'merges what is given into the user, but never the id',
    check: async (world) => {
      const change = { id: 'other', status: 'away', avatar: 'data:image/svg+xml,' }
      const changed = { ...sampleUser, status: 'away', avatar: 'data:image/svg+xml,' }
      expect(await world.call('PATCH user', { user: change })).toEqual({ status: 200, body: changed })
      expect(await world.call('GET user')).toEqual({ status: 200, body: changed })
      expect(await world.call('PATCH user', { user: {} })).toEqual({ status: 200, body: changed })
    },
  },
  {
    says: 'refuses a user that does not parse, and changes nothing',
    check: async (world) => {
      await expectRefused(world, 'PATCH user', {}, 'user')
      await expectRefused(world, 'PATCH user', { user: { status: 1 } }, 'user.status')
      await expectRefused(world, 'PATCH user', { user: { name: null, status: 'away' } }, 'user.name')
      expect(await world.call('GET user')).toEqual({ status: 200, body: sampleUser })
    },
  },
  { says: 'neither creates users', call: 'POST user', body: {}, status: 404, answers: 'NOT FOUND' },
  { says: 'nor deletes them', call: 'DELETE user?id=x', status: 404, answers: 'NOT FOUND' },
])
