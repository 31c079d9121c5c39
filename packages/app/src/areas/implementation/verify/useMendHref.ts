import { useCallback } from 'react'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useVisitor } from '../../../entity/useUser.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf, openListOf, pageOfKind } from '../../../routes/views.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import type { Finding } from './findingKey.js'
import type { RuleFacts } from './rules/Rule.js'

/** Where findings lead. */
export interface FindingLinks {
  /** The page, and the field on it, that mends a finding. */
  mend: (facts: RuleFacts, finding: Finding) => string
  /** The page of its object; `null` where its kind has none. */
  object: (finding: Finding) => string | null
  /** The list of all that lack the same, where many can be changed at once; `null` where there is none. */
  many: (facts: RuleFacts) => string | null
}

/** Where findings lead: to what mends them, to their object, to the list of all that lack the same. */
export function useMendHref(): FindingLinks {
  const place = usePlace()
  const visitor = useVisitor()
  const page = useCallback(
    (path: string, search: Readonly<Record<string, unknown>>) =>
      addressOf(inOrganisation(path), place) + stringifySearch(search),
    [place],
  )
  const object = useCallback(
    ({ kind, id }: Pick<Finding, 'kind' | 'id'>) =>
      pageOfKind(kind, place.area) ? kindHref({ name: kind }, place, id) : null,
    [place],
  )
  const mend = useCallback(
    ({ mend: by = { at: 'object' } }: RuleFacts, finding: Finding) => {
      const { kind, id, detail } = finding
      if (by.at === 'new') return kindHref({ name: by.kind }, place, 'new') + stringifySearch({ [by.field]: id })
      if (by.at === 'drawing') return page('bp/task', { process: detail || id })
      if (by.at === 'run') return page('implementation/test-task/run', { run: detail })
      if (by.at === 'scenario') {
        const own = kind === 'scenarios'
        return (
          kindHref({ name: 'scenarios' }, place, own ? id : detail) + stringifySearch({ view: own ? 'details' : null })
        )
      }
      return `${object(finding) ?? ''}${stringifySearch({ field: by.field ?? (detail || null) })}`
    },
    [place, page, object],
  )
  const many = useCallback(
    ({ many: of }: RuleFacts) => {
      const list = of && openListOf(of.kind, place, visitor)
      return of && list !== null ? list + stringifySearch({ [of.column]: '=' }) : null
    },
    [place, visitor],
  )
  return { mend, object, many }
}
