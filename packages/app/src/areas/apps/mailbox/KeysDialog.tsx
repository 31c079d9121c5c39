import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Kbd } from '@embpm/ui/kbd'
import { useTranslation } from 'react-i18next'

const shown = [
  { of: 'older', text: 'J' },
  { of: 'newer', text: 'K' },
  { of: 'move', text: 'E' },
  { of: 'trash', text: '#' },
  { of: 'write', text: 'C' },
  { of: 'reply', text: 'R' },
  { of: 'help', text: '?' },
] as const

/** What keys do in the mailbox. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('mailbox.keys.title')} />
      <Dialog.Body>
        <dl className="emb-app-mailbox-keys">
          {shown.map(({ of, text }) => (
            <div key={of}>
              <dt>
                <Kbd>{text}</Kbd>
              </dt>
              <dd>{t(`mailbox.keys.${of}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="primary" onPress={onClose}>
          {t('mailbox.compose.close')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
