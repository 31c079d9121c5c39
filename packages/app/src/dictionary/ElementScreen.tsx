import type { DataElement } from '@embpm/contract/data-element'
import { EntityPage } from '../entity/EntityPage.js'
import { RelatedEntities } from '../entity/RelatedEntities.js'
import { elementKind } from './elementKind.js'
import { ElementFields } from './ElementFields.js'
import { fieldColumns } from './fieldColumns.js'
import { fieldKind } from './fieldKind.js'

/** The page of a data element with the fields that it gives their type, or of a new one. */
export function ElementScreen() {
  return <EntityPage kind={elementKind} fields={ElementFields} related={FieldsOfElement} />
}

function FieldsOfElement({ entity: { id } }: { entity: DataElement }) {
  return <RelatedEntities kind={fieldKind} columns={fieldColumns} filter={{ dataElementId: [id] }} sort="fieldName" />
}
