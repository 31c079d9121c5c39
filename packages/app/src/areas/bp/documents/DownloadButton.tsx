import type { DocumentVersion } from '@embpm/contract/document-file'
import { IconButton } from '@embpm/ui/button'
import { saveFile } from '@embpm/ui/file-export'
import { toasts } from '@embpm/ui/toast'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { contentQuery } from './useContent.js'

/** Saves the file of a version. It is never opened in a tab: there it would be a page of this origin. */
export function DownloadButton({ version }: { version: DocumentVersion }) {
  const { t } = useTranslation()
  const services = useServices()
  const { organisation } = usePlace()
  const download = async () => {
    try {
      saveFile(await services.queryClient.query(contentQuery(services, organisation, version)), version.file.name)
    } catch {
      toasts.add({ text: t('documents.downloadFailed'), icon: 'error' })
    }
  }
  return (
    <IconButton
      size="s"
      label={t('documents.download', { number: version.number })}
      icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
      onPress={download}
    />
  )
}
