import { ArrowLeft, ListFilter } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../button/index.js'
import { Popover } from '../popover/index.js'
import { useWords } from '../ui-strings/index.js'
import { FilterValues, type FilterProps } from './FilterValues.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

interface FilterMenuProps extends FilterProps {
  columns: TableColumns<unknown>
}

/** Adds a filter: first the column, then its values. Not shown when no column can be filtered. */
export const FilterMenu = memo(function FilterMenu({ columns: all, ...filter }: FilterMenuProps) {
  const t = useWords(words)
  const [chosen, setChosen] = useState<string | null>(null)
  const columns = all.all.filter((column) => column.filterable)
  const only = columns.length === 1 ? columns[0] : undefined
  const column = only ?? columns.find(({ id }) => id === chosen)
  if (columns.length === 0) return null
  return (
    <Popover
      aria-label={t('filter')}
      onOpenChange={() => setChosen(null)}
      trigger={
        <Button
          variant="ghost"
          className="emb-table-tool"
          icon={<ListFilter size={16} strokeWidth={1.5} aria-hidden="true" />}
        >
          {t('filter')}
        </Button>
      }
    >
      {column ? (
        <>
          {!only && (
            <Button
              variant="ghost"
              size="s"
              icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />}
              onPress={() => setChosen(null)}
            >
              {column.header}
            </Button>
          )}
          <FilterValues key={column.id} {...filter} column={column} />
        </>
      ) : (
        <div className="emb-table-choices">
          {columns.map(({ id, header }) => (
            <Button key={id} variant="ghost" onPress={() => setChosen(id)}>
              {header}
            </Button>
          ))}
        </div>
      )}
    </Popover>
  )
})
