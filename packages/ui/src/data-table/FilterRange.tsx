import { formatRange, parseRange, type RangeKind, type RowRange } from '../row-source/index.js'
import { SkeletonText } from '../skeleton/Skeleton.js'
import { useWords } from '../ui-strings/index.js'
import { LazyPanel } from '../lazy-part/LazyPanel.js'
import { lazyPart } from '../lazy-part/lazyPart.js'
import { columnName, type TableColumn } from './DataColumnDef.js'
import type { FilterProps } from './FilterPanel.js'
import { words } from './words.js'

/** Props of the two ends of a range. */
export interface RangeProps {
  /** Both ends open when nothing is filtered. */
  range: RowRange
  onChange: (range: RowRange) => void
}

/** The two ends of a range: fields that only those tables need that filter by numbers or days. */
const rangeParts = {
  number: lazyPart(async () => (await import('./NumberRange.js')).NumberRange),
  date: lazyPart(async () => (await import('./DayRange.js')).DayRange),
} as const

interface FilterRangeProps extends Omit<FilterProps, 'source'> {
  column: TableColumn
  kind: RangeKind
  /** Called when the fields cannot be loaded; that has been said already. */
  onFailed: () => void
}

/** Filters a column by a range: its two ends, of days also well-known periods. */
export function FilterRange({ column, kind, filters, onFailed }: FilterRangeProps) {
  const t = useWords(words)
  const range = parseRange(filters[column.id]?.[0] ?? '', kind) ?? { from: null, to: null }
  return (
    <div role="group" aria-label={t('filterBy', { column: columnName(column) })} className="emb-table-ends">
      <LazyPanel
        part={rangeParts[kind]}
        loading={<SkeletonText />}
        onFailed={onFailed}
        panel={(Range) => (
          <Range
            range={range}
            onChange={(next) => {
              const open = next.from === null && next.to === null
              column.setFilterValue(open ? undefined : [formatRange(next)])
            }}
          />
        )}
      />
    </div>
  )
}
