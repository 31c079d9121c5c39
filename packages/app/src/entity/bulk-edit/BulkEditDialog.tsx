import type { Entity } from '@embpm/contract'
import { Dialog } from '@embpm/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityKind } from '../EntityKind.js'
import { BulkEdit } from './BulkEdit.js'

/** Props of `BulkEditDialog`. */
export interface BulkEditDialogProps<E extends Entity> {
  kind: EntityKind<E>
  /** The selected entities, as they were read. */
  rows: readonly E[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after something was changed. */
  onDone: () => void
}

/**
 * Gives many entities the same value of one or several fields. Each of them is shown with what changes before anything is
 * written, and the whole can be taken back afterwards.
 */
export function BulkEditDialog<E extends Entity>({ kind, rows, open, onOpenChange, onDone }: BulkEditDialogProps<E>) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  // What is shown are the rows that were selected when it opened: the list may forget its selection before it closes.
  const [shown, setShown] = useState<{ open: boolean; rows: readonly E[] }>({ open: false, rows: [] })
  if (open !== shown.open) setShown({ open, rows: open ? rows : shown.rows })
  const named = shown.rows.map((entity) => ({ entity, name: kind.nameOf(entity) }))
  return (
    <Dialog className="emb-app-bulk" size="xl" open={open} onOpenChange={onOpenChange} dismissible={false}>
      <Dialog.Header
        title={t('list.bulk.title', { count: shown.rows.length })}
        context={t(`${kind.words}.title`)}
        closeable={!busy}
      />
      <BulkEdit kind={kind} rows={named} onBusyChange={setBusy} onClose={() => onOpenChange(false)} onDone={onDone} />
    </Dialog>
  )
}
