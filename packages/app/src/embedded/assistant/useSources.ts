import { entityName, type AssistantSource } from '@embpm/contract'
import { useMemo } from 'react'
import { usePlace } from '../../entity/usePlace.js'
import { useVisitor } from '../../entity/useUser.js'
import type { PageTitle } from '../../routes/page.js'
import { openListOf, pageOfKind } from '../../routes/views.js'

/** A source with its place in the workspace. */
export interface ShownSource extends AssistantSource {
  /** Its page; `null` where there is none that the visitor can open. */
  href: string | null
  /** What its kind is called; `null` for one that is not known. */
  kindTitle: PageTitle | null
}

/** The sources of an answer by their numbers, with the pages that the visitor can open. */
export function useSources(sources: readonly AssistantSource[]): readonly ShownSource[] {
  const place = usePlace()
  const visitor = useVisitor()
  return useMemo(
    () =>
      sources
        .map((source) => {
          const { data: kind } = entityName.safeParse(source.kind)
          const list = kind === undefined ? null : openListOf(kind, place, visitor)
          return {
            ...source,
            href: list === null ? null : `${list}/${encodeURIComponent(source.key)}`,
            kindTitle: (kind === undefined ? undefined : pageOfKind(kind, place.area)?.title) ?? null,
          }
        })
        .toSorted((one, other) => one.number - other.number),
    [sources, place, visitor],
  )
}
