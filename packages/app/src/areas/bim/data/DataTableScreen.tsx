import type { DataTable } from '@embpm/contract/data-table'
import { useTranslation } from 'react-i18next'
import { fieldColumns } from '../../../dictionary/fieldColumns.js'
import { fieldKind } from '../../../dictionary/fieldKind.js'
import { TableVersions } from '../../../dictionary/TableVersions.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { TreeChildren } from '../../../entity/tree/TreeChildren.js'
import { useTreeLevels } from '../../../entity/tree/useTreeLevels.js'
import { dataTableKind as kind } from './dataTableKind.js'
import { dataTableTree } from './DataTablesScreen.js'

/** The page of a data object with its fields and versions, or of a new one. */
export function DataTableScreen() {
  return (
    <EntityPage
      kind={kind}
      fields={DataTableFields}
      related={RelatedToTable}
      aside={VersionsOfTable}
      breadcrumbs={useTreeLevels(dataTableTree)}
    />
  )
}

/** Where a table stands is changed in the tree; a new one says below which it shall stand. */
function DataTableFields({ entity }: { entity: DataTable | null }) {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="tableName" />
      <FieldInput kind={kind} name="version" />
      <FieldInput kind={kind} name="wbs" />
      {!entity && <FieldInput kind={kind} name="parentId" description={t('dataTables.parentHelp')} />}
      <FieldInput kind={kind} name="description" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}

function RelatedToTable({ entity }: { entity: DataTable }) {
  const { id } = entity
  return (
    <>
      <RelatedEntities
        kind={fieldKind}
        columns={fieldColumns}
        filter={{ tableId: [id] }}
        sort="position"
        newSearch={`?tableId=${encodeURIComponent(id)}`}
      />
      <TreeChildren tree={dataTableTree} entity={entity} />
    </>
  )
}

function VersionsOfTable({ entity: { id } }: { entity: DataTable }) {
  return <TableVersions kind="dataTables" family={kind.family} id={id} />
}
