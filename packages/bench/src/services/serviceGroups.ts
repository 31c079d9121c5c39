import { sampleOrganisations } from '@embpm/backend'
import { contactSeeds, mailSeeds, productSeeds, serviceFixtures, taskSeeds } from '@embpm/backend/seeds'
import type { ServiceGroup } from './ServiceCase.ts'

const before = (left: string | number, right: string | number) => left < right
const after = (left: string | number, right: string | number) => left > right
const inventory = '/apps/ecommerce/inventory'
const contactsPerPage = 50
const tasksPerPage = 50

/** The row whose name is searched for and which is changed: one in the middle. */
function middle<Row>(rows: readonly Row[]): Row {
  const row = rows[rows.length >> 1]
  if (row === undefined) throw new Error('there are no rows')
  return row
}

const firstWord = (text: string) => text.split(' ')[0] ?? ''

function products(rows: number): ServiceGroup {
  const all = productSeeds(rows)
  const { id, name, price } = middle(all)
  const wanted = firstWord(name)
  const byName = { keyOf: (row: (typeof all)[number]) => row.name.toLowerCase(), isBefore: before }
  const page = (found: typeof all, part: typeof all) =>
    JSON.stringify({ products: part, pagination: { length: found.length, size: 10, page: 0, startIndex: 0 } })
  return {
    title: 'Products',
    one: `${inventory}/product?id=${id}`,
    change: (call, times) =>
      call(`PATCH ${inventory}/product`, { id, product: { name: `${name} ${times}`, price: Number(price) + times } }),
    cases: [
      {
        title: 'products by name, 10',
        path: `${inventory}/products?sort=name&page=0&size=10`,
        limit: () => page(all, smallest(all, 10, byName)),
      },
      {
        title: 'products by price downwards, 10',
        path: `${inventory}/products?sort=price&order=desc&page=0&size=10`,
        limit: () => page(all, smallest(all, 10, { keyOf: (row) => Number(row.price), isBefore: after })),
      },
      {
        title: `products with “${wanted}” by name, 10`,
        path: `${inventory}/products?search=${wanted}&sort=name&page=0&size=10`,
        limit: () => {
          const found = all.filter((row) => row.name.toLowerCase().includes(wanted.toLowerCase()))
          return page(found, smallest(found, 10, byName))
        },
      },
    ],
  }
}

function contacts(rows: number): ServiceGroup {
  const all = contactSeeds(rows)
  const { id, name } = middle(all)
  const wanted = firstWord(name).toLowerCase()
  const keyOf = (row: (typeof all)[number]) =>
    row.name
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .toLowerCase()
  return {
    title: 'Contacts',
    one: `/apps/contacts/contact?id=${id}`,
    change: (call, times) => call('PATCH /apps/contacts/contact', { id, contact: { name: `${name} ${times}` } }),
    cases: [
      {
        title: `contacts, ${contactsPerPage}`,
        path: `/apps/contacts/all?page=0&size=${contactsPerPage}`,
        limit: () => JSON.stringify(smallest(all, contactsPerPage, { keyOf, isBefore: before })),
      },
      {
        title: `contacts with “${wanted}”, ${contactsPerPage}`,
        path: `/apps/contacts/search?query=${encodeURIComponent(wanted)}&page=0&size=${contactsPerPage}`,
        limit: () => {
          const found = all.filter((row) => row.name.toLowerCase().includes(wanted))
          return JSON.stringify(smallest(found, contactsPerPage, { keyOf, isBefore: before }))
        },
      },
    ],
  }
}

function mails(rows: number, ids: { inbox: string; work: string }): ServiceGroup {
  const all = mailSeeds(rows)
  const { id } = middle(all)
  const page = (isWanted: (row: (typeof all)[number]) => boolean) => {
    const found = all.filter((row) => isWanted(row))
    const newest = smallest(found, 10, { keyOf: ({ date }) => date, isBefore: after })
    const counted = newest.map((row) => ({ ...row, ccCount: row.cc?.length ?? 0, bccCount: row.bcc?.length ?? 0 }))
    return JSON.stringify({ mails: counted, pagination: { totalResults: found.length, resultsPerPage: 10 } })
  }
  return {
    title: 'Mails',
    one: `/apps/mailbox/mail?id=${id}`,
    change: (call, times) => call('PATCH /apps/mailbox/mail', { id, mail: { unread: times % 2 === 0 } }),
    cases: [
      {
        title: 'mails of the inbox, 10',
        path: '/apps/mailbox/mails?folder=inbox&page=1',
        limit: () => page(({ folder }) => folder === ids.inbox),
      },
      {
        title: 'mails with a label, 10',
        path: '/apps/mailbox/mails?label=work&page=1',
        limit: () => page(({ labels }) => labels.includes(ids.work)),
      },
    ],
  }
}

function tasks(rows: number): ServiceGroup {
  const all = taskSeeds(rows)
  const { id, title } = middle(all)
  const wanted = firstWord(title)
  const contains = (text: string | null) => text !== null && text.toLowerCase().includes(wanted.toLowerCase())
  return {
    title: 'Tasks',
    one: `/apps/tasks/task?id=${id}`,
    change: (call, times) => call('PATCH /apps/tasks/task', { id, task: { notes: `Changed ${times} times` } }),
    cases: [
      {
        title: `tasks, ${tasksPerPage}`,
        path: `/apps/tasks/all?page=0&size=${tasksPerPage}`,
        limit: () => JSON.stringify(smallest(all, tasksPerPage, { keyOf: ({ order }) => order, isBefore: before })),
      },
      {
        title: `tasks with “${wanted}”, ${tasksPerPage}`,
        path: `/apps/tasks/search?query=${encodeURIComponent(wanted)}&page=0&size=${tasksPerPage}`,
        limit: () => {
          const found = all.filter((row) => contains(row.title) || contains(row.notes))
          const part = smallest(found, tasksPerPage, { keyOf: ({ order }) => order, isBefore: before })
          const marked = (text: string) => text.replaceAll(wanted, `<mark>${wanted}</mark>`)
          return JSON.stringify(part.map((row) => ({ ...row, title: marked(row.title) })))
        },
      },
    ],
  }
}

/** The services of the product's own data, as many as there are. */
function services(): ServiceGroup {
  const all = serviceFixtures(sampleOrganisations[0]?.organisationId ?? '')
  const { id, lockVersion } = middle(all)
  const { compare } = new Intl.Collator('en', { numeric: true })
  const isBefore = (left: string, right: string) => compare(left, right) < 0
  const columns = ['id', 'name', 'description', 'changedAt'] as const
  return {
    title: `Services, always ${all.length.toLocaleString('en')}`,
    one: `/data/services/${id}`,
    change: (call, times) =>
      call(`PATCH /data/services/${id}`, {
        lockVersion: lockVersion + times,
        fields: { description: `Changed ${times} times` },
      }),
    cases: columns.map((column) => ({
      title: `services by ${column}, 50`,
      path: `/data/services?sort=${column}&page=1&size=50`,
      limit: () => {
        const rows = smallest(all, 50, { keyOf: (row) => row[column], isBefore })
        return JSON.stringify({ rows, total: all.length, unfilteredTotal: all.length })
      },
    })),
  }
}

/** All groups, each made when its turn comes. */
export const serviceGroups = { products, contacts, mails, tasks, services }

/** The first rows of a list in an order, by one plain pass that keeps the best so far; equal ones as they stand. */
function smallest<Row, Key>(
  rows: readonly Row[],
  count: number,
  { keyOf, isBefore }: { keyOf: (row: Row) => Key; isBefore: (left: Key, right: Key) => boolean },
): Row[] {
  const best: { key: Key; row: Row }[] = []
  for (const row of rows) {
    const key = keyOf(row)
    const last = best.at(-1)
    if (last && best.length === count && !isBefore(key, last.key)) continue
    const at = best.findIndex((one) => isBefore(key, one.key))
    best.splice(at === -1 ? best.length : at, 0, { key, row })
    if (best.length > count) best.pop()
  }
  return best.map(({ row }) => row)
}
