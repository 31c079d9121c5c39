import type { Document } from '@embpm/contract/document'
import type { DocumentVersion } from '@embpm/contract/document-file'
import { Badge } from '@embpm/ui/badge'
import { Button, IconButton } from '@embpm/ui/button'
import { fileSize } from '@embpm/ui/file-field'
import { toasts } from '@embpm/ui/toast'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../entity/useUser.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useDates } from '../../../shell/useDates.js'
import { documentKind } from './documentKind.js'
import { DownloadButton } from './DownloadButton.js'

/** Props of `VersionList`. */
export interface VersionListProps {
  document: Document
  versions: readonly DocumentVersion[]
  /** The number of the one that is shown. */
  shown: number
  onShow: (number: number) => void
}

/** The versions of a document, the newest first: each can be shown, saved, and become the newest again. */
export function VersionList({ document, versions, shown, onShow }: VersionListProps) {
  const { t, i18n } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const dates = useDates()
  const mayWrite = useMayWrite(documentKind)
  const newest = versions[0]?.number
  const restore = async (number: number) => {
    try {
      await client.documentFiles.restore({ id: document.id, number })
      await queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, documentKind.name) })
      toasts.add({ text: t('documents.restored', { number }), icon: 'success' })
      onShow(0)
    } catch {
      toasts.add({ text: t('documents.restoreFailed'), icon: 'error' })
    }
  }
  return (
    <ul className="emb-app-versions" aria-label={t('documents.versions')}>
      {versions.map((version) => {
        const { number, comment, restoredFrom, uploadedBy, uploadedAt, file } = version
        const about =
          restoredFrom === null ? comment || file.name : t('documents.restoredFrom', { number: restoredFrom })
        return (
          <li key={number} aria-current={number === shown ? 'true' : undefined}>
            <Button
              variant="ghost"
              size="s"
              aria-pressed={number === shown}
              aria-label={t('documents.show', { number })}
              onPress={() => onShow(number)}
            >
              {String(number)}
            </Button>
            <p>
              <span>{about}</span>
              <small>
                {uploadedBy} · {dates.date(uploadedAt.slice(0, 10))} · {fileSize(file.size, i18n.language || 'en')}
              </small>
            </p>
            {number === newest && <Badge tone="success">{t('documents.current')}</Badge>}
            {number !== newest && mayWrite && (
              <IconButton
                size="s"
                label={t('documents.restore', { number })}
                icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />}
                onPress={() => restore(number)}
              />
            )}
            <DownloadButton version={version} />
          </li>
        )
      })}
    </ul>
  )
}
