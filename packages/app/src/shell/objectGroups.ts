import type { Client, Visitor } from '@embpm/contract'
import type { CommandEntry, CommandGroup } from '@embpm/ui/command-palette'
import { referenceTo } from '../entity/referenceTo.js'
import type { PageTitle } from '../routes/page.js'
import { addressOf, isOfKind, searchedPages, type KindPage, type Place } from '../routes/views.js'
import { pageIcon } from './pageIcon.js'

/** How many entities of a kind are shown. */
const size = 5

/** What a search for entities needs. */
export interface ObjectSearch {
  client: Client
  place: Place
  /** What was typed; nothing is asked for without it. */
  text: string
  signal: AbortSignal
  /** Names a kind. */
  nameOf: (title: PageTitle) => string
}

/**
 * The product's entities that fit a text, a group of at most five for each kind whose page the registry marks and which the
 * visitor can open. Each kind is asked on its own, so that one that fails takes no other along.
 * @returns one promise for each kind that was asked
 */
export const objectGroups = ({ visitor, ...search }: ObjectSearch & { visitor: Visitor }): Promise<CommandGroup>[] =>
  groupsOf(searchedPages(visitor).filter(isOfKind), search)

/** The entities of the kinds of some pages that fit a text, as {@link objectGroups} finds those of all. */
export const groupsOf = (pages: readonly KindPage[], search: ObjectSearch): Promise<CommandGroup>[] =>
  pages.map(async ({ kind, path, title, icon }) => {
    const { client, place, text, signal, nameOf } = search
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
