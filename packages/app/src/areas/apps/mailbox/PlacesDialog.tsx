import { Dialog } from '@embpm/ui/dialog'
import { useTranslation } from 'react-i18next'
import { MailSide, type MailSideProps } from './MailSide.js'

/** Props of `PlacesDialog`. */
export interface PlacesDialogProps extends Omit<MailSideProps, 'onFollow'> {
  onClose: () => void
}

/** Folders, filters and labels, where there is no room beside the list. */
export function PlacesDialog({ onClose, ...side }: PlacesDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('mailbox.places')} />
      <Dialog.Body padded={false}>
        <MailSide {...side} onFollow={onClose} />
      </Dialog.Body>
    </Dialog>
  )
}
