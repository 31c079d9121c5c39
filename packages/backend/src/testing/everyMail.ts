import { type Mail, mailPage } from '@embpm/contract/sample/mailbox'
import { expect } from 'vitest'

import type { World } from './conforms.js'

/** A page of mails that is not past the last. */
export const fullMailPage = mailPage.def.options[0]

/** Every mail of all pages, without the counts of cc and bcc. */
export async function everyMail({ read }: Pick<World, 'read'>, wanted: string): Promise<Mail[]> {
  const all: Mail[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { mails, pagination } = await read(fullMailPage, `GET mails?${wanted}&page=${page}`)
    last = pagination.lastPage
    expect(pagination).toMatchObject({ currentPage: page, startIndex: all.length })
    expect(pagination.endIndex).toBe(all.length + mails.length - 1)
    expect(mails.length).toBe(page < last ? 10 : pagination.totalResults - all.length)
    for (const { ccCount, bccCount, ...row } of mails) {
      expect([ccCount, bccCount]).toEqual([row.cc?.length ?? 0, row.bcc?.length ?? 0])
      all.push(row)
    }
  }
  return all
}

/** What the specification says of the order. */
export const newestFirst = (rows: readonly Mail[]) =>
  rows.toSorted((left, right) => Date.parse(right.date) - Date.parse(left.date))
