import { Button, IconButton } from '@embpm/ui/button'
import { Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  /** Number of selected rows; the bar is gone at 0. */
  count: number
  onDelete: () => void
  onClear: () => void
}

/** What can be done with the selected rows, floating above the end of the list. */
export function SelectionBar({ count, onDelete, onClear }: SelectionBarProps) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <div className="emb-app-selection" role="toolbar" aria-label={t('services.selection')}>
      <span className="emb-app-selection-count" role="status">
        {t('services.selected', { count })}
      </span>
      <Button variant="ghost" size="s" icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />} onPress={onDelete}>
        {t('services.delete')}
      </Button>
      <IconButton
        size="s"
        label={t('services.clearSelection')}
        icon={<X size={16} strokeWidth={1.5} aria-hidden />}
        onPress={onClear}
      />
    </div>
  )
}
