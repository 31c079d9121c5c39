import { search as contract, type SearchAnswer, type SearchGroup } from '@embpm/contract/sample/search'

import { type Context, sampleApi } from '../context.js'
import { pages } from './common.data.js'
import { contactTable } from './contacts.data.js'
import { contactsByName } from './contactsByName.js'
import { taskTable } from './tasks.data.js'
import { textSearch } from './textSearch.js'

async function found(context: Context, query: string): Promise<SearchAnswer> {
  if (query === '') return { results: [] }
  const { isIn } = textSearch(query)
  const contacts = contactsByName((await contactTable.list(context)).filter(({ name }) => isIn(name)))
  const tasks = (await taskTable.list(context)).filter(({ title }) => isIn(title))
  const groups: SearchGroup[] = [
    {
      id: 'contacts',
      label: 'Contacts',
      results: contacts.map((row) => ({ ...row, link: `/apps/contacts/${row.id}`, value: row.name })),
    },
    {
      id: 'pages',
      label: 'Pages',
      results: pages.filter(({ title }) => isIn(title)).map((page) => ({ ...page, value: page.title })),
    },
    {
      id: 'tasks',
      label: 'Tasks',
      results: tasks.map((row) => ({ ...row, link: `/apps/tasks/${row.id}`, value: row.title })),
    },
  ]
  return groups.filter(({ results }) => results.length > 0)
}

const api = sampleApi(contract)

/** The handler of the search over all sample services. */
export const search = api.router({
  find: api.find.handler(({ input, context }) => found(context, input.query)),
})
