import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardList } from './ScrumView.js'

/** Props of `DeleteListDialog`. */
export interface DeleteListDialogProps {
  /** The list that is to be deleted; `null` while none is. */
  list: CardList | null
  onClose: () => void
  onDelete: (list: CardList) => Promise<void>
}

/** Asks whether a list is to be deleted with its cards. */
export function DeleteListDialog({ list, onClose, onDelete }: DeleteListDialogProps) {
  const { t } = useTranslation()
  // It is named until the dialog is gone.
  const [last, setLast] = useState(list)
  if (list && list !== last) setLast(list)
  return (
    <ConfirmDialog
      open={list !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('scrumboard.deleteTitle', { title: last?.title })}
      message={t('scrumboard.deleteText.list')}
      confirmLabel={t('scrumboard.delete')}
      tone="danger"
      onConfirm={async () => {
        if (list) await onDelete(list)
      }}
    />
  )
}
