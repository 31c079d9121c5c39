import * as z from 'zod/mini'

import { sampleRoute } from '../common/sample.js'
import { navigationItem } from './common.js'
import { storedContact } from './contacts.js'
import { task } from './tasks.js'

/** What each hit of a search has besides the fields of what was found. */
const hit = { link: z.string(), value: z.string() }

/** The hits of one kind; a group always has some. */
export const searchGroup = z.discriminatedUnion('id', [
  z.object({
    id: z.literal('contacts'),
    label: z.literal('Contacts'),
    /** By name. `link` is `/apps/contacts/{id}`, `value` the name. */
    results: z.array(z.extend(storedContact, hit)).check(z.minLength(1)),
  }),
  z.object({
    id: z.literal('pages'),
    label: z.literal('Pages'),
    /** `value` is the title. */
    results: z.array(z.extend(navigationItem, { value: z.string() })).check(z.minLength(1)),
  }),
  z.object({
    id: z.literal('tasks'),
    label: z.literal('Tasks'),
    /** By order. `link` is `/apps/tasks/{id}`, `value` the title. */
    results: z.array(z.extend(task, hit)).check(z.minLength(1)),
  }),
])

/** The hits of one kind. */
export type SearchGroup = z.infer<typeof searchGroup>

/** The groups that have hits: contacts, pages, tasks, in this order. An empty query answers no list but this object. */
export const searchAnswer = z.union([z.array(searchGroup), z.object({ results: z.tuple([]) })])

/** What a search answers. */
export type SearchAnswer = z.infer<typeof searchAnswer>

const route = sampleRoute('/common', 'Common')

/** The search over all sample services. Source: sample services, "Common". */
export const search = {
  /** Looks for the text in names of contacts and titles of pages and tasks, ignoring case. */
  find: route('POST', '/search', 'Search')
    .input(z.object({ query: z.string() }))
    .output(searchAnswer),
}
