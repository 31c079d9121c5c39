import { isCondition } from '@embpm/calendar/condition'
import type { Entity } from '@embpm/contract'
import type { TableView } from '@embpm/ui/data-table'
import { useEffect, useMemo, useState } from 'react'
import type { EntityKind } from '../EntityKind.js'
import type { BoardQuestion } from './boardQuery.js'

/** Pause in typing before the columns are asked, in ms. */
const pause = 200

/**
 * What the columns of a board are asked for, from the view of the list; the same object while it asks the same.
 * @param field the one that the columns are made of, whose own filter says which of them are shown; `null` where all filters hold
 */
export function useBoardQuestion<E extends Entity>(
  kind: EntityKind<E>,
  field: string | null,
  { search, filters, sort }: TableView,
): BoardQuestion {
  const settled = useSettled(search.trim(), pause)
  return useMemo(() => {
    // A condition of an address that is none is left out, as the list does.
    const possible = (name: string, text: string) => isCondition(text, kind.conditionKinds[name] ?? 'choice')
    return {
      search: settled,
      filter: Object.fromEntries(
        Object.entries(filters)
          .filter(([name]) => name !== field)
          .map(([name, values]) => [name, values.filter((value) => possible(name, value))]),
      ),
      sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : undefined,
    }
  }, [kind, field, settled, filters, sort])
}

/**
 * A value once it has stopped changing.
 * @param pause in ms
 */
function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
