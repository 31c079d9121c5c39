import type { Document, DocumentSubject } from '@embpm/contract/document'
import { IconButton } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { toasts } from '@embpm/ui/toast'
import { Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSubjectName } from '../../../entity/documents/useSubjectName.js'
import { unlinkDocument } from '../../../entity/documents/linkDocument.js'
import { nameText } from '../../../entity/referenceText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite, useVisitor } from '../../../entity/useUser.js'
import { addressOf, isOpen, pageOfKind } from '../../../routes/views.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import '../../../entity/documents/styles.css'
import { documentKind } from './documentKind.js'

/** What a document belongs to, by name; also what is no more, by the name that it had. */
export function SubjectsCard({ entity }: { entity: Document }) {
  const { t } = useTranslation()
  return (
    <Card title={t('documents.belongsTo')}>
      {entity.subjects.length === 0 ? (
        <p className="emb-app-aside-note">{t('documents.belongsToNone')}</p>
      ) : (
        <ul className="emb-app-subjects">
          {entity.subjects.map((subject) => (
            <Subject key={`${subject.kind}/${subject.id}`} document={entity} subject={subject} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Subject({ document, subject }: { document: Document; subject: DocumentSubject }) {
  const { t } = useTranslation()
  const services = useServices()
  const place = usePlace()
  const visitor = useVisitor()
  const mayWrite = useMayWrite(documentKind)
  const { name, isGone } = useSubjectName(subject)
  const page = pageOfKind(subject.kind)
  const isLink = !isGone && page !== undefined && isOpen(page, visitor)
  const unlink = async () => {
    try {
      await unlinkDocument(services, place.organisation, { id: document.id, subject })
    } catch {
      toasts.add({ text: t('documents.unlinkFailed'), icon: 'error' })
    }
  }
  return (
    <li>
      <p>
        {page?.title && <small>{t(page.title)}</small>}
        {isLink ? (
          <Link href={`${addressOf(page.path, place)}/${encodeURIComponent(subject.id)}`}>{name}</Link>
        ) : (
          <span>{nameText(t, name, isGone)}</span>
        )}
      </p>
      {mayWrite && (
        <IconButton
          size="s"
          label={t('documents.unlink', { name })}
          icon={<Unlink size={16} strokeWidth={1.5} aria-hidden />}
          onPress={unlink}
        />
      )}
    </li>
  )
}
