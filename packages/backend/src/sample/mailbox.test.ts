import { mail, mailFilter, mailFolder, mailSettings } from '@embpm/contract/sample/mailbox'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms } from '../testing/conforms.js'
import { everyMail, fullMailPage, newestFirst } from '../testing/everyMail.js'
import { labelSeeds, mailSeeds } from './mailbox.data.js'

const folders = z.array(mailFolder)
const seeds = mailSeeds()
const [aMail] = seeds
if (!aMail) throw new Error('The sample has no mails.')
const problem = (path: string) => ({ status: 400, body: { data: { problems: [{ path }] } } })

conforms('/apps/mailbox', [
  { says: 'reads the settings', call: 'GET settings', answers: { messageLayout: 'right' } },
  {
    says: 'changes the settings',
    check: async ({ call, read }) => {
      const changed = { messageLayout: 'bottom' }
      expect(await read(mailSettings, 'PATCH settings', { settings: changed })).toEqual(changed)
      expect(await read(mailSettings, 'PATCH settings', { settings: {} })).toEqual(changed)
      expect(await call('PATCH settings', { settings: { messageLayout: 1 } })).toMatchObject(
        problem('settings.messageLayout'),
      )
      expect(await read(mailSettings, 'GET settings')).toEqual(changed)
    },
  },
  {
    says: 'lists the folders with their counts',
    check: async ({ read }) => {
      const shown = await read(folders, 'GET folders')
      const lying = (folder: string) => seeds.filter((row) => row.folder === `folder-${folder}`)
      expect(shown.map(({ title, slug, count }) => [title, slug, count])).toEqual([
        ['Inbox', 'inbox', lying('inbox').filter(({ unread }) => unread).length],
        ['Sent', 'sent', 0],
        ['Drafts', 'drafts', lying('drafts').length],
        ['Spam', 'spam', lying('spam').length],
        ['Trash', 'trash', 0],
      ])
      expect(lying('inbox').length).toBeGreaterThan(30)
      for (const name of ['sent', 'drafts', 'spam', 'trash']) expect(lying(name).length).toBeGreaterThan(2)
    },
  },
  {
    says: 'lists the filters',
    check: async ({ read }) => {
      const shown = await read(z.array(mailFilter), 'GET filters')
      expect(shown.map(({ title, slug }) => [title, slug])).toEqual([
        ['Starred', 'starred'],
        ['Important', 'important'],
      ])
    },
  },
  {
    says: 'lists mails by folder, filter and label, newest first, on pages',
    check: async ({ read }) => {
      for (const folder of ['inbox', 'sent', 'drafts', 'spam', 'trash'])
        expect(await everyMail({ read }, `folder=${folder}`)).toEqual(
          newestFirst(seeds.filter((row) => row.folder === `folder-${folder}`)),
        )
      for (const mark of ['starred', 'important'] as const)
        expect(await everyMail({ read }, `filter=${mark}`)).toEqual(newestFirst(seeds.filter((row) => row[mark])))
      for (const { id, slug } of labelSeeds) {
        const labelled = seeds.filter((row) => row.labels.includes(id))
        expect(labelled.length).toBeGreaterThan(2)
        expect(await everyMail({ read }, `label=${slug}`)).toEqual(newestFirst(labelled))
      }
    },
  },
  {
    says: 'begins with page 1, and empty values count as absent',
    check: async ({ call }) => {
      const first = await call('GET mails?folder=inbox')
      expect(first).toEqual(await call('GET mails?folder=inbox&filter=&label=&page='))
      expect(first).toEqual(await call('GET mails?folder=inbox&page=1'))
      expect(first.body).toMatchObject({ pagination: { resultsPerPage: 10, currentPage: 1, endIndex: 9 } })
    },
  },
  {
    says: 'lists nothing without folder, filter and label, and for a slug that nothing has',
    check: async ({ call }) => {
      const pagination = {
        totalResults: 0,
        resultsPerPage: 10,
        currentPage: 1,
        lastPage: 1,
        startIndex: 0,
        endIndex: -1,
      }
      for (const wanted of ['', '?page=1', '?folder=nope', '?filter=unread', '?label=nope', '?folder=folder-inbox'])
        expect(await call(`GET mails${wanted}`)).toEqual({ status: 200, body: { mails: [], pagination } })
      expect(await call('GET mails?page=2')).toEqual({
        status: 200,
        body: { mails: null, pagination: { lastPage: 1 } },
      })
    },
  },
  {
    says: 'answers null past the last page and refuses what is no page',
    check: async ({ call }) => {
      const lastPage = Math.ceil(seeds.filter(({ folder }) => folder === 'folder-inbox').length / 10)
      const past = { status: 200, body: { mails: null, pagination: { lastPage } } }
      expect(await call(`GET mails?folder=inbox&page=${lastPage + 1}`)).toEqual(past)
      expect(await call('GET mails?folder=inbox&page=9999')).toEqual(past)
      for (const page of ['0', '-1', 'x', '1.5'])
        expect(await call(`GET mails?folder=inbox&page=${page}`)).toMatchObject(problem('page'))
      expect(await call('GET mails?folder=inbox&label=work')).toMatchObject(problem(''))
    },
  },
  { says: 'takes its time for a list', call: 'GET mails?folder=inbox', takes: 625 },
  { says: 'takes its time for an empty list', call: 'GET mails', takes: 625 },
  { says: 'reads a mail, without counts', call: `GET mail?id=${aMail.id}`, answers: aMail },
  { says: 'answers nothing for an unknown mail', call: 'GET mail?id=nope', answers: null },
  {
    says: 'changes a mail',
    check: async ({ call, read }) => {
      const before = await read(mail, `GET mail?id=${aMail.id}`)
      const patch = {
        starred: true,
        labels: ['label-forums'],
        cc: ['A <a@b.example>'],
        from: { avatar: '', contact: 'B' },
      }
      const changed = { ...before, ...patch }
      expect(await read(mail, 'PATCH mail', { id: aMail.id, mail: { ...patch, id: 'other', extra: 1 } })).toEqual(
        changed,
      )
      expect(await read(mail, `GET mail?id=${aMail.id}`)).toEqual(changed)
      expect(await call('PATCH mail', { id: 'nope', mail: { starred: true } })).toEqual({ status: 200, body: null })
      for (const [field, value] of Object.entries({ unread: 'yes', date: 'today', labels: 'label-work', type: 'post' }))
        expect(await call('PATCH mail', { id: aMail.id, mail: { starred: false, [field]: value } })).toMatchObject(
          problem(`mail.${field}`),
        )
      expect(await read(mail, `GET mail?id=${aMail.id}`)).toEqual(changed)
    },
  },
  {
    says: 'orders by the moment, whatever offset a date has',
    check: async ({ read }) => {
      const { mails } = await read(fullMailPage, 'GET mails?folder=inbox')
      const [first, second] = mails
      const anHourLater = new Date(Date.parse(first?.date ?? '') + 36e5)
      const date = new Date(anHourLater.getTime() - 5 * 36e5).toISOString().replace('Z', '-05:00')
      expect(Date.parse(date)).toBe(anHourLater.getTime())
      await read(mail, 'PATCH mail', { id: second?.id, mail: { date } })
      const [top, next] = (await read(fullMailPage, 'GET mails?folder=inbox')).mails
      expect([top?.id, next?.id, top?.date]).toEqual([second?.id, first?.id, date])
    },
  },
  {
    says: 'knows no other calls',
    check: async ({ call }) => {
      for (const line of [
        'POST mails',
        'DELETE mail?id=mail-001',
        'GET label',
        'GET mails/inbox',
        'PUT settings',
        'GET ',
      ])
        expect(await call(line, line.startsWith('P') ? {} : undefined)).toEqual({ status: 404, body: 'NOT FOUND' })
    },
  },
])
