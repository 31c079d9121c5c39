import type { Document } from '@embpm/contract/document'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { UploadArea } from '../../../uploads/UploadArea.js'
import { UploadButton } from '../../../uploads/UploadButton.js'
import { useUploads } from '../../../uploads/useUploads.js'
import { documentKind } from './documentKind.js'
import { FilePreview } from './preview/FilePreview.js'
import { PreviewMessage } from './preview/PreviewMessage.js'
import { useVersions } from './useVersions.js'
import { VersionList } from './VersionList.js'

/** Props of `FileOfDocument`. */
export interface FileOfDocumentProps {
  document: Document
  /** Whether files that are pasted on this page are versions of it. Default `false`. */
  pasted?: boolean
}

/** What is in a document, and its versions; a file that is dropped here becomes the newest one. */
export function FileOfDocument({ document, pasted = false }: FileOfDocumentProps) {
  const { t } = useTranslation()
  const { data: versions, error, refetch } = useVersions(document.id)
  const [chosen, setChosen] = useState(0)
  const mayWrite = useMayWrite(documentKind)
  const upload = useUploads({ documentId: document.id })
  if (error) return <AsideFailed onRetry={refetch} />
  if (!versions) return <SkeletonText />
  const shown = versions.find(({ number }) => number === chosen) ?? versions[0]
  return (
    <UploadArea className="emb-app-document-file" pasted={pasted} onFiles={mayWrite ? upload : undefined}>
      {shown ? <FilePreview version={shown} /> : <PreviewMessage text={t('documents.noFile')} />}
      <section className="emb-app-document-versions">
        <header>
          <h3>
            {t('documents.versions')} <span>{versions.length}</span>
          </h3>
          {mayWrite && (
            <UploadButton
              variant="ghost"
              size="s"
              label={t('documents.uploadVersion')}
              multiple={false}
              onFiles={upload}
            />
          )}
        </header>
        <VersionList document={document} versions={versions} shown={shown?.number ?? 0} onShow={setChosen} />
      </section>
    </UploadArea>
  )
}
