import type { DictionaryTable } from '@embpm/contract/dictionary-table'
import { EntityPage } from '../../../entity/EntityPage.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { fieldColumns } from './fieldColumns.js'
import { fieldKind } from './fieldKind.js'
import { tableKind } from './tableKind.js'
import { TableFields } from './TableFields.js'

/** The page of a table with its fields, or of a new one. */
export function TableScreen() {
  return <EntityPage kind={tableKind} fields={TableFields} related={FieldsOfTable} />
}

function FieldsOfTable({ entity: { id } }: { entity: DictionaryTable }) {
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
