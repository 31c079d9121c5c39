import type { SearchAnswer } from '@embpm/contract/sample/search'
import { expect, test, vi } from 'vitest'
import { sampleGroups } from './sampleGroups.js'

const contact = (id: string, name: string, emails: string[]) => ({
  id,
  avatar: null,
  background: null,
  name,
  emails: emails.map((email) => ({ email, label: 'Work' })),
  phoneNumbers: [],
  title: '',
  company: '',
  birthday: null,
  address: null,
  notes: null,
  tags: [],
  link: `/apps/contacts/${id}`,
  value: name,
})

const answer: SearchAnswer = [
  { id: 'contacts', label: 'Contacts', results: [contact('c1', 'Anna', ['a@b.test']), contact('c2', 'Ann', [])] },
  {
    id: 'pages',
    label: 'Pages',
    results: [
      { id: 'p1', title: 'Processes', value: 'Processes', type: 'basic', icon: 'x', link: '/bp/processes' },
      { id: 'p2', title: 'Gone', value: 'Gone', type: 'basic', icon: 'x', link: '/gone' },
    ],
  },
]

test('what has a page leads there, of the rest a text is taken along, a page without one is left out', () => {
  const copy = vi.fn<(text: string) => void>()
  const hrefOf = (link: string) => (/processes|c2/.test(link) ? `/en/org${link}` : null)
  const { pages, contacts, tasks } = sampleGroups(answer, { hrefOf, copy })
  expect(pages.map(({ href }) => href)).toEqual(['/en/org/bp/processes'])
  expect(contacts.map(({ href, description }) => [href, description])).toEqual([
    [undefined, 'a@b.test'],
    ['/en/org/apps/contacts/c2', undefined],
  ])
  contacts[0]?.onAction?.()
  expect(copy.mock.calls).toEqual([['a@b.test']])
  expect(tasks).toEqual([])
})

test('nothing found is an object, not a list', () => {
  const none = sampleGroups({ results: [] }, { hrefOf: () => null, copy: () => {} })
  expect(none).toEqual({ pages: [], contacts: [], tasks: [] })
})
