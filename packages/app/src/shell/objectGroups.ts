import type { Client, Visitor } from '@embpm/contract'
import type { CommandEntry, CommandGroup } from '@embpm/ui/command-palette'
import { referenceTo } from '../entity/referenceTo.js'
import type { Page, PageTitle } from '../routes/page.js'
import { addressOf, searchedPages, type Place } from '../routes/views.js'
import { pageIcon } from './pageIcon.js'

/** How many entities of a kind are shown. */
const size = 5

/** What a search for entities needs. */
export interface ObjectSearch {
  client: Client
  place: Place
  visitor: Visitor
  /** What was typed; nothing is asked for without it. */
  text: string
  signal: AbortSignal
  /** Names a kind. */
  nameOf: (title: PageTitle) => string
}

type SearchedPage = Page & Required<Pick<Page, 'kind' | 'title'>>

const isSearched = (page: Page): page is SearchedPage => page.kind !== undefined && page.title !== undefined

/**
 * The product's entities that fit a text, a group of at most five for each kind whose page the registry marks and which the
 * visitor can open. Each kind is asked on its own, so that one that fails takes no other along.
 * @returns one promise for each kind that was asked
 */
export function objectGroups(search: ObjectSearch): Promise<CommandGroup>[] {
  const { client, place, visitor, text, signal, nameOf } = search
  return searchedPages(visitor)
    .filter(isSearched)
    .map(async ({ kind, path, title, icon }) => {
      const base = addressOf(path, place)
      const found = await referenceTo(kind).find(client, text, { signal, size })
      const entries = found.map(({ id, name, detail }): CommandEntry => ({
        id,
        label: name,
        description: detail,
        icon: icon && pageIcon(icon),
        href: `${base}/${encodeURIComponent(id)}`,
      }))
      return { id: path, label: nameOf(title), entries }
    })
}
