import type { TableView } from '@embpm/ui/data-table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoardQuestion } from '../../../entity/board/useBoardQuestion.js'
import { sumsQuery } from '../../../entity/sumsQuery.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { byPlan, type Effort, type EffortGroup } from './effortFigures.js'
import { ricefwKind as kind } from './ricefwKind.js'
import type { ricefwGroups } from './ricefwViews.js'

/** Hours of RICEFW items by a field, the largest plan first, and in all. */
export interface EffortFigures {
  groups: readonly EffortGroup[]
  total: Effort & { count: number }
}

const columns = ['estimateHours', 'actualHours'] as const

const hoursOf = ({ count, sums }: { count: number; sums: Record<string, number> }) => ({
  count,
  planned: sums.estimateHours ?? 0,
  actual: sums.actualHours ?? 0,
})

/** Asks for the hours of what a view of the list shows, by a field. What was answered before stays until there is an answer. */
export function useEffort(by: (typeof ricefwGroups)[number], view: TableView) {
  const { t, i18n } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const choiceText = useChoiceText()
  const question = useBoardQuestion(kind, null, view)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...sumsQuery({ kind, client, organisation, by, columns, question }),
    placeholderData: keepPreviousData,
  })
  const set = kind.fields[by]?.choices?.set
  const figures = useMemo((): EffortFigures | undefined => {
    if (!data) return undefined
    const { compare } = new Intl.Collator(i18n.language || 'en')
    const groups = data.groups.map((group) => ({
      ...hoursOf(group),
      value: group.value,
      name: group.value === '' ? t('board.noOwner') : (group.name ?? choiceText(set, group.value)),
    }))
    return { groups: byPlan(groups, compare), total: hoursOf(data.total) }
  }, [data, set, choiceText, i18n.language, t])
  return { figures, isError, isStale: isPlaceholderData, refetch }
}
