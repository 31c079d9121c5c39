import type { Entity } from '@embpm/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shell/ServicesProvider.js'
import type { EntityKind } from '../EntityKind.js'
import { useChoiceText } from '../useFieldText.js'
import { usePlace } from '../usePlace.js'
import { groupsQuery, inBoardOrder, type BoardGroup } from './boardGroups.js'
import type { BoardQuestion } from './boardQuery.js'

/** The groups of a board, or what became of them. */
export interface BoardGroups {
  state: 'ready' | 'loading' | 'failed'
  /** There once the state is `ready`. */
  groups?: readonly BoardGroup[]
  /** Asks again for what could not be loaded. */
  retry: () => unknown
}

/**
 * The groups that a field makes: of a choice its values in their order, of a reference to people those who are named and nobody.
 * Of a reference they are asked for.
 */
export function useBoardGroups<E extends Entity>(
  kind: EntityKind<E>,
  field: keyof E & string,
  question: BoardQuestion,
): BoardGroups {
  const { t, i18n } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const choiceText = useChoiceText()
  const facts = kind.fields[field]
  const to = facts?.kind === 'reference' ? facts.to : 'people'
  const asked = useQuery({
    ...groupsQuery({ kind, client, organisation, field, question, to }),
    enabled: facts?.kind === 'reference',
    // A search leaves the columns where they are until it is answered.
    placeholderData: keepPreviousData,
  })
  const { data, isError, refetch } = asked
  const { choices } = facts ?? {}
  const groups = useMemo(() => {
    if (choices) return choices.values.map((value) => ({ value, name: choiceText(choices.set, value) }))
    return data && inBoardOrder(data, t('board.noOwner'), new Intl.Collator(i18n.language || 'en').compare)
  }, [choices, choiceText, data, i18n.language, t])
  return groups ? { state: 'ready', groups, retry: refetch } : { state: isError ? 'failed' : 'loading', retry: refetch }
}
