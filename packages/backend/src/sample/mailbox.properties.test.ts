import { mail, mailFolder } from '@embpm/contract/sample/mailbox'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { conforms } from '../testing/conforms.js'
import { everyMail, newestFirst } from '../testing/everyMail.js'
import { mailSeeds } from './mailbox.data.js'

const folders = z.array(mailFolder)
const seeds = mailSeeds()

conforms('/apps/mailbox', [
  {
    says: 'loses and repeats no mail, and counts what is there, after any sequence of changes',
    check: async ({ call, read }) => {
      const model = new Map(seeds.map((row) => [row.id, row]))
      const patch = fc.record(
        {
          folder: fc.constantFrom('folder-inbox', 'folder-sent', 'folder-drafts', 'folder-spam', 'folder-trash'),
          unread: fc.boolean(),
          starred: fc.boolean(),
          important: fc.boolean(),
          labels: fc.subarray(['label-work', 'label-personal', 'label-forums']),
          date: fc.nat(5000).map((minutes) => new Date(Date.UTC(2026, 10, 17, 0, minutes)).toISOString()),
        },
        { requiredKeys: [] },
      )
      const changes = fc.array(fc.record({ row: fc.constantFrom(...seeds.map(({ id }) => id)), patch }), {
        minLength: 1,
        maxLength: 12,
      })
      await fc.assert(
        fc.asyncProperty(changes, async (sequence) => {
          for (const { row: id, patch: given } of sequence) {
            const row = model.get(id)
            if (!row) throw new Error(id)
            const changed = { ...row, ...given }
            model.set(id, changed)
            expect((await call('PATCH mail', { id, mail: given })).body).toEqual(changed)
          }
          const rows = newestFirst([...model.values()])
          const inFolder = (folder: string) => rows.filter((row) => row.folder === `folder-${folder}`)
          for (const { slug, count } of await read(folders, 'GET folders')) {
            expect(await everyMail({ read }, `folder=${slug}`)).toEqual(inFolder(slug))
            const unread = inFolder(slug).filter((row) => row.unread).length
            const naive = { inbox: unread, drafts: inFolder(slug).length, spam: inFolder(slug).length }
            expect(count).toBe(new Map(Object.entries(naive)).get(slug) ?? 0)
          }
          expect(await everyMail({ read }, 'filter=starred')).toEqual(rows.filter((row) => row.starred))
          expect(await everyMail({ read }, 'label=forums')).toEqual(
            rows.filter((row) => row.labels.includes('label-forums')),
          )
        }),
        { numRuns: 10 },
      )
    },
  },
])

describe('the seeds of the mailbox', () => {
  test.each([seeds.length, 20, 2000])('are %i mails, newest first, with ids of their own', (rows) => {
    const mails = mailSeeds(rows)
    expect(mails).toHaveLength(rows)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(rows)
    expect(mails).toEqual(newestFirst(z.array(mail).parse(mails)))
    expect(mailSeeds(rows)).toEqual(mails)
  })

  test('need no network and mark their texts with plain HTML only', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(60)
    for (const { content, from, attachments } of seeds) {
      expect(content.replace(/<\/?(?:p|ul|li|strong|code|blockquote)>|<br>|&(?:amp|lt|gt|quot);/g, '')).not.toMatch(
        /[<>&]/,
      )
      expect(from.avatar).toMatch(/^data:image\/svg\+xml,/)
      expect(from.contact).toMatch(/ <[^ ]+@[^ ]+>$/)
      for (const { preview, downloadUrl, size } of attachments) {
        expect(preview).toMatch(/^data:image\/svg\+xml,/)
        const text = decodeURIComponent(downloadUrl.replace(/^data:[^,]+,/, ''))
        expect(new TextEncoder().encode(text)).toHaveLength(size)
      }
    }
  })
})
