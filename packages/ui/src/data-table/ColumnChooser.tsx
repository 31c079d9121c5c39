import { Columns3 } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../button/index.js'
import { Checkbox } from '../checkbox/index.js'
import { Popover } from '../popover/index.js'
import { useWords } from '../ui-strings/index.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

interface ColumnChooserProps {
  columns: TableColumns<unknown>
  /** Whether there is something to reset. */
  arranged: boolean
}

/** Shows and hides columns; one stays. Memoised: typing in the search does not concern it. */
export const ColumnChooser = memo(function ColumnChooser({ columns, arranged }: ColumnChooserProps) {
  const t = useWords(words)
  const { length } = columns.visible
  return (
    <Popover
      aria-label={t('columns')}
      placement="bottom end"
      trigger={
        <Button
          variant="ghost"
          className="emb-table-columns"
          icon={<Columns3 size={16} strokeWidth={1.5} aria-hidden="true" />}
        >
          {length === columns.all.length ? t('columns') : t('columnsOf', { count: length })}
        </Button>
      }
    >
      <div role="group" aria-label={t('columns')} className="emb-table-values-list">
        {columns.all.map(({ id, header }) => (
          <Checkbox
            key={id}
            checked={!columns.isHidden(id)}
            disabled={!columns.isHidden(id) && length === 1}
            onCheckedChange={(shown) => columns.setHidden(id, !shown)}
          >
            {header}
          </Checkbox>
        ))}
      </div>
      {arranged && (
        <Button variant="ghost" size="s" onPress={columns.reset}>
          {t('resetColumns')}
        </Button>
      )}
    </Popover>
  )
})
