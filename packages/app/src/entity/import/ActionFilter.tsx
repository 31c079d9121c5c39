import { Button } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'
import { rowActions, type RowAction } from './CheckedRow.js'

/** Props of `ActionFilter`. */
export interface ActionFilterProps {
  counts: Readonly<Record<RowAction, number>>
  /** Which rows are shown; `null` is all. */
  value: RowAction | null
  onValueChange: (value: RowAction | null) => void
}

/** How many rows come to what; a press shows those alone. */
export function ActionFilter({ counts, value, onValueChange }: ActionFilterProps) {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language)
  const total = rowActions.reduce((sum, action) => sum + counts[action], 0)
  return (
    <div className="emb-app-import-filter" role="group" aria-label={t('list.import.result.filter')}>
      <Button size="s" variant="ghost" aria-pressed={value === null} onPress={() => onValueChange(null)}>
        {t('list.import.action.all')} <b>{numbers.format(total)}</b>
      </Button>
      {rowActions.map((action) => (
        <Button
          key={action}
          size="s"
          variant="ghost"
          data-action={counts[action] > 0 ? action : undefined}
          aria-pressed={value === action}
          onPress={() => onValueChange(action)}
        >
          {t(`list.import.action.${action}`)} <b>{numbers.format(counts[action])}</b>
        </Button>
      ))}
    </div>
  )
}
