import { followsProject, projectField, type EntityName } from '@embpm/contract'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { pageAt } from '../routes/views.js'
import { stringifySearch } from '../shell/searchParams.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { EntityForm } from './EntityForm.js'
import { withoutProject } from './followProject.js'
import { usePlace, useRawSearch } from './usePlace.js'

/** The project that one works on, and its choice. */
export interface ProjectFilter {
  /** Its id; `null` for all projects. */
  value: string | null
  /** Chooses another one: it is remembered, and the list that is shown follows. */
  choose: (id: string | null) => void
}

/** The project that one works on in the organisation of the address. */
export function useProjectFilter(): ProjectFilter {
  const { chosenProject } = useServices()
  const { organisation } = usePlace()
  const router = useRouter()
  const raw = useRawSearch()
  const current = () => chosenProject.current(organisation)
  const value = useSyncExternalStore(chosenProject.subscribe, current, current)
  return {
    value,
    choose(id) {
      chosenProject.choose(organisation, id)
      const { pathname } = router.state.location
      const at = pageAt(pathname)
      const shown = at?.exact ? (at.page.kind ?? at.page.follows) : undefined
      if (!shown || !followsProject(shown)) return
      const { page: _, ...rest } = withoutProject(raw)
      const search = id === null ? rest : { ...rest, [projectField]: id }
      void router.navigate({ href: pathname + stringifySearch(search), resetScroll: false })
    },
  }
}

/** The part of a new entity's address that gives it the chosen project; empty for a kind that has none of its own. */
export function useProjectOfNew({ form }: { form: EntityForm }): string {
  const { value } = useProjectFilter()
  return value !== null && projectField in form.schema.shape ? stringifySearch({ [projectField]: value }) : ''
}

/** What follows from filters that somebody sets in the list itself: with the project taken away, they have chosen all. */
export function useProjectLeave(kind: EntityName) {
  const { chosenProject } = useServices()
  const { organisation } = usePlace()
  return (filters: Readonly<Record<string, readonly string[]>>) => {
    if (followsProject(kind) && !filters[projectField]?.length) chosenProject.choose(organisation, null)
  }
}
