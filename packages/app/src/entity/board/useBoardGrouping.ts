import { conditionTest } from '@embpm/calendar/condition-test'
import type { Entity } from '@embpm/contract'
import type { TableView } from '@embpm/ui/data-table'
import { useTranslation } from 'react-i18next'
import type { EntityKind } from '../EntityKind.js'
import { labelOf, nameIn, type BoardGroup } from './boardGroups.js'
import { useBoardGroups } from './useBoardGroups.js'
import { useBoardQuestion } from './useBoardQuestion.js'

/** What `useBoardGrouping` needs. */
export interface BoardGroupingOptions<E extends Entity> {
  kind: EntityKind<E>
  /** The field that the columns are made of. */
  field: keyof E & string
  view: TableView
  /** Why a card may not get a value of the field; `null` where it may. */
  refusalOf?: ((entity: E, column: string, field: keyof E & string) => string | null) | undefined
}

const none: readonly BoardGroup[] = []

/** The columns of a board that is grouped by a field, what they are asked for, and which card may go where. */
export function useBoardGrouping<E extends Entity>({ kind, field, view, refusalOf }: BoardGroupingOptions<E>) {
  const { t } = useTranslation()
  const question = useBoardQuestion(kind, field, view)
  const { state, groups, retry } = useBoardGroups(kind, field, question)
  const columns = groups ?? none
  const isShown = conditionTest(view.filters[field] ?? [], 'choice')
  const label = labelOf(kind, field)
  const own = kind.fields[field]
  return {
    question,
    state,
    retry,
    /** All columns that the field has. */
    columns,
    /** Those that the filters leave. */
    shown: columns.filter(({ value }) => isShown?.(value) ?? true),
    label,
    /** The column that a card is in; of somebody who came to have one since, it is no column yet. */
    columnOf(card: E): BoardGroup {
      const value = String(card[field] ?? '')
      return columns.find((column) => column.value === value) ?? { value, name: nameIn(card, label) ?? value }
    },
    /** Why a card may not go to a column; `null` where it may. What only the server sets goes nowhere. */
    refusalOf: (card: E, to: string): string | null =>
      own?.readOnly ? t('board.fixed', { field: t(`fields.${own.label}`) }) : (refusalOf?.(card, to, field) ?? null),
  }
}
