import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/**
 * Appears when a page was refused for want of a role. It belongs to the step that was refused: closing it takes it from
 * the history, so that it does not come again with Back or a reload. Source: spec.md, sections 6 and 8.
 */
export function InsufficientDialog() {
  const { t } = useTranslation()
  const router = useRouter()
  const close = () =>
    void router.navigate({ href: router.state.location.href, replace: true, state: { insufficient: false } })
  return (
    <Dialog role="alertdialog" size="s" open onOpenChange={(next) => !next && close()}>
      <Dialog.Header title={t('forbidden.dialogTitle')} />
      <Dialog.Body>{t('forbidden.dialogText')}</Dialog.Body>
      <Dialog.Footer>
        <Button variant="primary" onPress={close}>
          {t('forbidden.close')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
