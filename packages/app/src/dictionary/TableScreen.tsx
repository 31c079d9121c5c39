import type { DictionaryTable } from '@embpm/contract/dictionary-table'
import { EntityPage } from '../entity/EntityPage.js'
import { RelatedEntities } from '../entity/RelatedEntities.js'
import { fieldColumns } from './fieldColumns.js'
import { fieldKind } from './fieldKind.js'
import { Relations } from './relations/Relations.js'
import { tableKind } from './tableKind.js'
import { TableFields } from './TableFields.js'
import { TableVersions } from './TableVersions.js'

/** The page of a table with its fields and the tables around it, or of a new one. */
export function TableScreen() {
  return <EntityPage kind={tableKind} fields={TableFields} related={BelowTable} aside={VersionsOfTable} />
}

function BelowTable({ entity }: { entity: DictionaryTable }) {
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
      <Relations entity={entity} />
    </>
  )
}

function VersionsOfTable({ entity: { id } }: { entity: DictionaryTable }) {
  return <TableVersions kind="dictionaryTables" family={tableKind.family} id={id} />
}
