import type { SearchAnswer } from '@embpm/contract/sample/search'
import type { CommandEntry } from '@embpm/ui/command-palette'

/** How many hits of a kind are shown. */
const most = 5

/** What becomes of the hits of the sample search. */
export interface SampleHits {
  /** Entries for pages: those with an address, that is. */
  pages: CommandEntry[]
  contacts: CommandEntry[]
  tasks: CommandEntry[]
}

/** How hits become entries. */
export interface SampleOptions {
  /** Where a link of the sample leads; `null` for one that leads nowhere. */
  hrefOf: (link: string) => string | null
  /** Takes a text along from a hit that leads nowhere: an e-mail address, a title. */
  copy: (text: string) => void
}

/**
 * The hits of the sample search as entries: contacts, pages and tasks. One that has a page leads there; of another contact
 * or task the e-mail address or title is copied, so that each does something. The sample answers an object in place of a
 * list where there is nothing.
 */
export function sampleGroups(answer: SearchAnswer, { hrefOf, copy }: SampleOptions): SampleHits {
  const hits: SampleHits = { pages: [], contacts: [], tasks: [] }
  if (!Array.isArray(answer)) return hits
  const entry = (id: string, label: string, link: string, text: string): CommandEntry => {
    const href = hrefOf(link)
    return href === null ? { id, label, onAction: () => copy(text) } : { id, label, href }
  }
  for (const group of answer) {
    if (group.id === 'pages') {
      hits.pages = group.results.flatMap(({ id, value, link }) => {
        const href = hrefOf(link)
        return href === null ? [] : [{ id, label: value, href }]
      })
    } else if (group.id === 'contacts') {
      hits.contacts = group.results.slice(0, most).map(({ id, value, link, emails }) => ({
        ...entry(id, value, link, emails[0]?.email ?? value),
        description: emails[0]?.email,
      }))
    } else {
      hits.tasks = group.results.slice(0, most).map(({ id, value, link }) => entry(id, value, link, value))
    }
  }
  return hits
}
