import type { Document } from '@embpm/contract/document'
import { LinkButton } from '@embpm/ui/button'
import { Drawer } from '@embpm/ui/drawer'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { documentKind } from './documentKind.js'
import { FileOfDocument } from './FileOfDocument.js'
import { ReviewNotice } from './ReviewNotice.js'

/** What is in a document, beside the list; `null` shows none. */
export function DocumentPreview({ document, onClose }: { document: Document | null; onClose: () => void }) {
  const { t } = useTranslation()
  const place = usePlace()
  return (
    <Drawer
      className="emb-app-document-preview"
      title={document?.title ?? ''}
      open={document !== null}
      onOpenChange={(open) => !open && onClose()}
      padded={false}
      actions={
        document && (
          <LinkButton size="s" variant="ghost" href={kindHref(documentKind, place, document.id)}>
            {t('documents.open')}
          </LinkButton>
        )
      }
    >
      {document && (
        <>
          <ReviewNotice document={document} />
          <FileOfDocument key={document.id} document={document} />
        </>
      )}
    </Drawer>
  )
}
