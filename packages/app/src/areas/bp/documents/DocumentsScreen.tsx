import type { Document } from '@embpm/contract/document'
import { lazyPart } from '@embpm/ui/lazy-part'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityList } from '../../../entity/EntityList.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { usePart } from '../../../shell/usePart.js'
import { UploadArea } from '../../../uploads/UploadArea.js'
import { UploadButton } from '../../../uploads/UploadButton.js'
import { useUploads } from '../../../uploads/useUploads.js'
import { documentColumns } from './documentColumns.js'
import { documentKind } from './documentKind.js'
import { OpenPreview } from './PreviewButton.js'
import { ReviewTabs } from './ReviewTabs.js'
import './styles.css'

const documentPreview = lazyPart(async () => (await import('./DocumentPreview.js')).DocumentPreview)

/** The list of documents, by the date of their review. Files that are dropped or pasted anywhere on it are uploaded. */
export function DocumentsScreen() {
  const { t } = useTranslation()
  const upload = useUploads({})
  const mayWrite = useMayWrite(documentKind)
  const [shown, setShown] = useState<Document | null>(null)
  const preview = usePart(documentPreview, shown !== null, () => setShown(null))
  return (
    <OpenPreview value={setShown}>
      <div className="emb-app-documents">
        <UploadArea pasted onFiles={mayWrite ? upload : undefined}>
          <EntityList
            kind={documentKind}
            columns={documentColumns}
            start={<ReviewTabs />}
            actions={mayWrite && <UploadButton variant="primary" label={t('documents.upload')} onFiles={upload} />}
          />
        </UploadArea>
        {preview.Part && <preview.Part document={shown} onClose={() => setShown(null)} />}
      </div>
    </OpenPreview>
  )
}
