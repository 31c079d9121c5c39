import type { DataTable } from '@embpm/contract/data-table'
import { useTranslation } from 'react-i18next'
import { fieldColumns } from '../../../dictionary/fieldColumns.js'
import { fieldKind } from '../../../dictionary/fieldKind.js'
import { TableVersions } from '../../../dictionary/TableVersions.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { dataTableKind as kind } from './dataTableKind.js'

/** The page of a data object with its fields and versions, or of a new one. */
export function DataTableScreen() {
  return <EntityPage kind={kind} fields={DataTableFields} related={FieldsOfTable} aside={VersionsOfTable} />
}

function DataTableFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="tableName" />
      <FieldInput kind={kind} name="version" />
      <FieldInput kind={kind} name="wbs" />
      <FieldInput kind={kind} name="parentId" description={t('dataTables.parentHelp')} />
      <FieldInput kind={kind} name="description" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}

function FieldsOfTable({ entity: { id } }: { entity: DataTable }) {
  return (
    <RelatedEntities
      kind={fieldKind}
      columns={fieldColumns}
      filter={{ tableId: [id] }}
      sort="position"
      newSearch={`?tableId=${encodeURIComponent(id)}`}
    />
  )
}

function VersionsOfTable({ entity: { id } }: { entity: DataTable }) {
  return <TableVersions kind="dataTables" family={kind.family} id={id} />
}
