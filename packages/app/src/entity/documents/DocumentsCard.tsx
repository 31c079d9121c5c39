import type { Document, DocumentSubject } from '@embpm/contract/document'
import { IconButton } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { FileGlyph } from '../../uploads/FileGlyph.js'
import { UploadArea } from '../../uploads/UploadArea.js'
import { UploadButton } from '../../uploads/UploadButton.js'
import { useUploads } from '../../uploads/useUploads.js'
import { AsideFailed } from '../AsideFailed.js'
import { ReferenceControl } from '../ReferenceControl.js'
import { kindHref, usePlace } from '../usePlace.js'
import { useMayWrite } from '../useUser.js'
import { linkDocument, unlinkDocument } from './linkDocument.js'
import './styles.css'

/** The documents that belong to an entity: uploaded here, linked, opened and unlinked. */
export function DocumentsCard({ subject }: { subject: DocumentSubject }) {
  const { t } = useTranslation()
  const services = useServices()
  const { client } = services
  const { organisation } = usePlace()
  const mayWrite = useMayWrite({ family: 'processes' })
  const upload = useUploads({ subject })
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.kind(organisation, 'documents'), 'of', subject.kind, subject.id],
    queryFn: ({ signal }) => client.documentFiles.ofSubject({ kind: subject.kind, id: subject.id }, { signal }),
  })
  return (
    <UploadArea onFiles={mayWrite ? upload : undefined}>
      <Card
        title={t('documents.title')}
        actions={
          mayWrite && <UploadButton variant="ghost" size="s" label={t('documents.uploadHere')} onFiles={upload} />
        }
      >
        {error ? (
          <AsideFailed onRetry={refetch} />
        ) : !data ? (
          <SkeletonText />
        ) : data.length === 0 ? (
          <p className="emb-app-aside-note">{t(mayWrite ? 'documents.cardEmpty' : 'documents.cardNone')}</p>
        ) : (
          <ul className="emb-app-documents-of">
            {data.map((document) => (
              <LinkedDocument key={document.id} document={document} subject={subject} mayWrite={mayWrite} />
            ))}
          </ul>
        )}
        {mayWrite && data && <LinkExisting key={data.length} subject={subject} />}
      </Card>
    </UploadArea>
  )
}

interface LinkedDocumentProps {
  document: Document
  subject: DocumentSubject
  mayWrite: boolean
}

function LinkedDocument({ document: { id, title, file, documentVersion }, subject, mayWrite }: LinkedDocumentProps) {
  const { t } = useTranslation()
  const services = useServices()
  const place = usePlace()
  const unlink = async () => {
    try {
      await unlinkDocument(services, place.organisation, { id, subject })
    } catch {
      toasts.add({ text: t('documents.unlinkFailed'), icon: 'error' })
    }
  }
  return (
    <li>
      <FileGlyph name={file?.name ?? ''} />
      <p>
        <Link href={kindHref({ name: 'documents' }, place, id)}>{title}</Link>
        {documentVersion !== '' && <small>{documentVersion}</small>}
      </p>
      {mayWrite && (
        <IconButton
          size="s"
          label={t('documents.unlink', { name: title })}
          icon={<Unlink size={16} strokeWidth={1.5} aria-hidden />}
          onPress={unlink}
        />
      )}
    </li>
  )
}

/** Links a document that is there already. */
function LinkExisting({ subject }: { subject: DocumentSubject }) {
  const { t } = useTranslation()
  const services = useServices()
  const { organisation } = usePlace()
  const [failed, setFailed] = useState(false)
  const link = async (id: string) => {
    setFailed(false)
    try {
      await linkDocument(services, organisation, { id, subject })
    } catch {
      setFailed(true)
    }
  }
  return (
    <ReferenceControl
      to="documents"
      label={t('documents.linkExisting')}
      value=""
      errorMessage={failed ? t('documents.linkFailed') : undefined}
      onValueChange={(id) => (id ? void link(id) : undefined)}
    />
  )
}
