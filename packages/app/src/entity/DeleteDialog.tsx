import type { Entity } from '@embpm/contract'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { useTranslation } from 'react-i18next'
import type { EntityKind } from './EntityKind.js'
import { useEntityDeletion } from './useEntityDeletion.js'

/** Props of `DeleteDialog`. */
export interface DeleteDialogProps<E extends Entity> {
  kind: EntityKind<E>
  entities: readonly E[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the ids of those that are gone. */
  onDeleted: (ids: readonly string[]) => void
}

/** Asks before the selected entities of a list are deleted, deletes them, and offers to take it back. */
export function DeleteDialog<E extends Entity>({
  kind,
  entities,
  open,
  onOpenChange,
  onDeleted,
}: DeleteDialogProps<E>) {
  const { t } = useTranslation()
  const remove = useEntityDeletion(kind)
  const erase = async () => onDeleted(await remove(entities))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('list.deleteTitle', { count: entities.length })}
      message={t('list.deleteText')}
      confirmLabel={t('list.delete')}
      cancelLabel={t('shell.cancel')}
      tone="danger"
      onConfirm={erase}
    />
  )
}
