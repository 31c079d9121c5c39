import type { SavedView } from '@embpm/contract/saved-view'
import { Badge } from '@embpm/ui/badge'
import { Button, IconButton } from '@embpm/ui/button'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Props of `ViewRow`. */
export interface ViewRowProps {
  view: SavedView
  /** Whether it is the user's own; those of others can only be opened. */
  own: boolean
  /** Whether it is open. */
  current: boolean
  onApply: () => void
  onEdit: () => void
  onDelete: () => unknown
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** One saved view with what can be done with it. */
export function ViewRow({ view, own, current, onApply, onEdit, onDelete }: ViewRowProps) {
  const { t } = useTranslation()
  const { name, shared, isDefault, createdBy } = view
  return (
    <li className="emb-app-views-row">
      <Button
        variant="ghost"
        className="emb-app-views-open"
        aria-current={current || undefined}
        aria-label={t('list.views.open', { name })}
        onPress={onApply}
      >
        {name}
      </Button>
      {isDefault && <Badge tone="info">{t('list.views.isDefault')}</Badge>}
      {shared && <Badge>{own ? t('list.views.isShared') : t('list.views.sharedBy', { name: createdBy })}</Badge>}
      {own && (
        <>
          <IconButton label={t('list.views.edit', { name })} icon={<Pencil {...glyph} />} onPress={onEdit} />
          <IconButton label={t('list.views.delete', { name })} icon={<Trash2 {...glyph} />} onPress={onDelete} />
        </>
      )}
    </li>
  )
}
