import type { Document } from '@embpm/contract/document'
import { Card } from '@embpm/ui/card'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { useUser } from '../../../entity/useUser.js'
import { documentKind as kind } from './documentKind.js'
import { SubjectsCard } from './SubjectsCard.js'
import './styles.css'

const fileOfDocument = lazyPart(async () => (await import('./FileOfDocument.js')).FileOfDocument)

/** The page of a document, or of a new one. */
export function DocumentScreen() {
  const { id } = useUser()
  return (
    <EntityPage kind={kind} fields={DocumentFields} related={FileCard} aside={SubjectsCard} start={{ ownerId: id }} />
  )
}

function DocumentFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="title" />
      </div>
      <FieldInput kind={kind} name="type" />
      <FieldInput kind={kind} name="status" />
      <FieldInput kind={kind} name="documentVersion" />
      <FieldInput kind={kind} name="language" />
      <FieldInput kind={kind} name="ownerId" />
      <FieldInput kind={kind} name="reviewDue" />
    </FieldsCard>
  )
}

/** What is in it, and its versions. */
function FileCard({ entity }: { entity: Document }) {
  const { t } = useTranslation()
  return (
    <Card title={t('documents.file')} flush className="emb-app-file-card">
      <Lazy part={fileOfDocument} loading={<SkeletonText />} failed={(retry) => <AsideFailed onRetry={retry} />}>
        {(FileOfDocument) => <FileOfDocument document={entity} pasted />}
      </Lazy>
    </Card>
  )
}
