import type { EntityName, Family } from '@embpm/contract'
import { kinds } from '@embpm/contract'
import { useQuery } from '@tanstack/react-query'
import type { Page, PageTitle } from '../../../routes/page.js'
import { areas } from '../../../routes/registry.js'
import { isBuilt } from '../../../routes/views.js'

/** A page that a user may open, or not. */
export interface ShownPage extends Page {
  title: PageTitle
}

const isShown = (page: Page): page is ShownPage =>
  page.title !== undefined && page.redirect === undefined && isBuilt(page)

/** The pages by area, without those that lead elsewhere and those that are not built. */
export const pagesShown = areas.map(({ id, pages }) => ({ id, pages: pages.filter(isShown) }))

/** The family of each kind that has pages, by which one may change its entities; known a moment after the page. */
export function useFamilies(): ReadonlyMap<EntityName, Family> {
  const { data } = useQuery({
    queryKey: ['families'],
    queryFn: async () => {
      const names = [...new Set(pagesShown.flatMap(({ pages }) => pages.flatMap(({ kind }) => kind ?? [])))]
      return new Map(await Promise.all(names.map(async (kind) => [kind, (await kinds[kind]()).family] as const)))
    },
    staleTime: Infinity,
  })
  return data ?? none
}

const none: ReadonlyMap<EntityName, Family> = new Map()
