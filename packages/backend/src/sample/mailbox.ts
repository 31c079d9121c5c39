import {
  mail,
  mailbox as contract,
  type Mail,
  type MailFolder,
  mailLabel,
  type MailPage,
  mailSettings,
} from '@embpm/contract/sample/mailbox'
import * as z from 'zod/mini'

import { type Context, sampleApi } from '../context.js'
import { sampleTable } from '../sampleTable.js'
import { sortedPart } from '../sorted.js'
import { filterSeeds, folderSeeds, labelSeeds, mailSeeds, settingsSeed } from './mailbox.data.js'

const listLatency = 625
const resultsPerPage = 10

const mails = sampleTable({ name: 'mail', schema: mail, seeds: mailSeeds })
const labels = sampleTable({ name: 'mail-label', schema: mailLabel, seeds: () => labelSeeds })

/** The settings as the one row of their table. */
const settings = sampleTable({
  name: 'mail-settings',
  schema: z.extend(mailSettings, { id: z.string() }),
  seeds: () => [{ id: 'settings', ...settingsSeed }],
})

const api = sampleApi(contract)

/** The order of the steps is the specification's: `C++ & D` becomes `c--d`. Letters and digits are those of any script. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/-+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')

/** The slug, or with -1, -2, … behind it if another label has it. No label can be asked for by an empty one. */
async function freeSlug(context: Context, slug: string, ownId?: string): Promise<string> {
  const taken = new Set((await labels.list(context)).flatMap((label) => (label.id === ownId ? [] : [label.slug])))
  taken.add('')
  let free = slug
  for (let number = 1; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}

/** How many mails each folder shows as its count. */
function withCounts(all: readonly Mail[]): MailFolder[] {
  const unread = new Map<string, number>()
  const total = new Map<string, number>()
  for (const row of all) {
    total.set(row.folder, (total.get(row.folder) ?? 0) + 1)
    if (row.unread) unread.set(row.folder, (unread.get(row.folder) ?? 0) + 1)
  }
  const counted = { unread, total, none: new Map<string, number>() }
  return folderSeeds.map(({ counts, ...folder }) => ({ ...folder, count: counted[counts].get(folder.id) ?? 0 }))
}

/** Which mails are asked for, and a name for them; `null` if nothing is asked for, or nothing that exists. */
async function wantedBy(
  context: Context,
  { folder, filter, label }: { folder?: string; filter?: string; label?: string },
): Promise<{ name: string; fits: (row: Mail) => boolean } | null> {
  const folderId = folder && folderSeeds.find(({ slug }) => slug === folder)?.id
  if (folderId) return { name: `folder ${folderId}`, fits: (row) => row.folder === folderId }
  const mark = filter && filterSeeds.find(({ slug }) => slug === filter)?.slug
  if (mark) return { name: `filter ${mark}`, fits: (row) => row[mark] }
  const labelId = label && (await labels.list(context)).find(({ slug }) => slug === label)?.id
  if (labelId) return { name: `label ${labelId}`, fits: (row) => row.labels.includes(labelId) }
  return null
}

const kept = new WeakMap<readonly Mail[], Map<string, readonly Mail[]>>()

/** The mails that fit. They are kept under `name` for as long as the list lives, so that their order is kept as well. */
function fitting(
  all: readonly Mail[],
  { name, fits }: { name: string; fits: (row: Mail) => boolean },
): readonly Mail[] {
  const ofList = kept.get(all) ?? new Map<string, readonly Mail[]>()
  kept.set(all, ofList)
  const rows = ofList.get(name) ?? all.filter(fits)
  ofList.set(name, rows)
  return rows
}

const newestFirst = { name: 'date', keyOf: ({ date }: Mail) => Date.parse(date), descending: true }

function pageOf(rows: readonly Mail[], currentPage: number): MailPage {
  const totalResults = rows.length
  const lastPage = Math.max(1, Math.ceil(totalResults / resultsPerPage))
  if (currentPage > lastPage) return { mails: null, pagination: { lastPage } }
  const startIndex = (currentPage - 1) * resultsPerPage
  const end = Math.min(startIndex + resultsPerPage, totalResults)
  const shown = sortedPart(rows, newestFirst, { start: startIndex, end })
  return {
    mails: shown.map((row) => ({ ...row, ccCount: row.cc?.length ?? 0, bccCount: row.bcc?.length ?? 0 })),
    pagination: { totalResults, resultsPerPage, currentPage, lastPage, startIndex, endIndex: end - 1 },
  }
}

/** The handlers of the mailbox. */
export const mailbox = api.router({
  settings: {
    get: api.settings.get.handler(async ({ context }) => mailSettings.parse(await settings.get(context, 'settings'))),
    update: api.settings.update.handler(async ({ input, context }) =>
      mailSettings.parse(await settings.patch(context, 'settings', input.settings)),
    ),
  },
  folders: { list: api.folders.list.handler(async ({ context }) => withCounts(await mails.list(context))) },
  filters: { list: api.filters.list.handler(() => [...filterSeeds]) },
  labels: {
    list: api.labels.list.handler(async ({ context }) => [...(await labels.list(context))]),
    create: api.labels.create.handler(async ({ input, context }) => {
      const label = 'label' in input ? input.label : input
      return labels.add(context, 'last', { ...label, slug: await freeSlug(context, slugOf(label.title)) })
    }),
    update: api.labels.update.handler(async ({ input: { id, label }, context }) => {
      const slug = label.title === undefined ? label.slug : slugOf(label.title)
      const free = slug === undefined ? undefined : await freeSlug(context, slug, id)
      return labels.patch(context, id, { ...label, slug: free })
    }),
    remove: api.labels.remove.handler(async ({ input: { query }, context }) => {
      await labels.remove(context, query.id)
      await mails.changeAll(context, (row) =>
        row.labels.includes(query.id)
          ? { ...row, labels: row.labels.filter((label) => label !== query.id) }
          : undefined,
      )
      return true as const
    }),
  },
  mails: {
    list: api.mails.list.handler(async ({ input: { page = 1, ...wanted }, context }) => {
      await context.wait(listLatency)
      const asked = await wantedBy(context, wanted)
      return pageOf(asked ? fitting(await mails.list(context), asked) : [], page)
    }),
    get: api.mails.get.handler(({ input, context }) => mails.get(context, input.id)),
    update: api.mails.update.handler(({ input, context }) => mails.patch(context, input.id, input.mail)),
  },
})
