import { isApiError } from '@embpm/contract'
import type { OrganisationRecord } from '@embpm/contract/organisation-record'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { saveFile } from '@embpm/ui/file-export'
import { toasts } from '@embpm/ui/toast'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../../shell/useOffer.js'
import { useServices } from '../../../../shell/ServicesProvider.js'

/** Saves all that an organisation has as one file. What is more than a file holds is offered without the samples that nobody changed. */
export function ExportArchive({ organisation: { id, title } }: { organisation: OrganisationRecord }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const [tooLarge, setTooLarge] = useState(false)

  const save = async (samples: 'all' | 'used') => {
    try {
      const archive = await client.archive.export({ id, samples })
      const file = new Blob([JSON.stringify(archive)], { type: 'application/json' })
      const name = `${title}-${archive.madeAt.slice(0, 10)}.embpm.json`
      saveFile(file, name)
      toasts.add({ text: t('organisations.archive.exported', { name }), icon: 'success' })
    } catch (error) {
      const isTooLarge = isApiError(error, 'TOO_LARGE')
      if (isTooLarge && samples === 'all') return setTooLarge(true)
      const text = t(isTooLarge ? 'organisations.archive.stillTooLarge' : 'organisations.archive.exportFailed')
      toasts.add({ text, icon: 'error' })
    }
  }
  const { run, pending } = useAction(() => save('all'))
  const label = t('organisations.archive.export')
  const icon = <Download size={16} strokeWidth={1.5} aria-hidden />
  useOffer('page', [{ id: 'export-organisation', label, icon, onAction: () => void run() }])
  return (
    <>
      <Button className="emb-app-create" icon={icon} pending={pending} onPress={() => run()}>
        {label}
      </Button>
      <ConfirmDialog
        open={tooLarge}
        onOpenChange={setTooLarge}
        title={t('organisations.archive.tooLargeTitle')}
        message={t('organisations.archive.tooLargeText')}
        confirmLabel={t('organisations.archive.exportUsed')}
        cancelLabel={t('shell.cancel')}
        onConfirm={() => save('used')}
      />
    </>
  )
}
