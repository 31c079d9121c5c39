import { Button, IconButton } from '@embpm/ui/button'
import { CircleCheck, CircleX, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../shell/useOffer.js'
import type { GridEditing } from './useGridEditing.js'
import type { GridWords } from './useGridWords.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** How much is selected and what can be done with it, over the end of the grid; nothing where nothing is. */
export function SelectionTools({ editing, words }: { editing: GridEditing; words: GridWords }) {
  const { t } = useTranslation()
  const { cells, confirmable, rejectable } = editing
  const confirmLabel = t('orderExecution.confirmNumber', { number: words.number(confirmable.length) })
  const confirm = {
    id: 'confirm',
    label: confirmLabel,
    icon: <CircleCheck {...glyph} />,
    onAction: () => editing.confirm(null),
  }
  const reject = {
    id: 'reject',
    label: t('orderExecution.reject'),
    icon: <CircleX {...glyph} />,
    onAction: editing.reject,
  }
  useOffer('page', [...(confirmable.length > 0 ? [confirm] : []), ...(rejectable.length > 0 ? [reject] : [])])
  if (cells.length === 0) return null
  const sum = (of: 'hours' | 'quantity') => cells.reduce((so, one) => so + one[of], 0)
  return (
    <div className="emb-table-selection-place">
      <div role="toolbar" aria-label={t('orderExecution.selection')} className="emb-table-selection">
        <span className="emb-table-selection-count">{t('orderExecution.intervals', { count: cells.length })}</span>
        <span>{words.amounts({ hours: sum('hours'), quantity: sum('quantity') })}</span>
        <Button
          variant="ghost"
          size="s"
          icon={confirm.icon}
          disabled={confirmable.length === 0}
          onPress={confirm.onAction}
        >
          {confirm.label}
        </Button>
        <Button
          variant="ghost"
          size="s"
          icon={reject.icon}
          disabled={rejectable.length === 0}
          onPress={reject.onAction}
        >
          {reject.label}
        </Button>
        <IconButton
          variant="ghost"
          size="s"
          label={t('orderExecution.clear')}
          icon={<X {...glyph} />}
          onPress={editing.clear}
        />
      </div>
    </div>
  )
}
