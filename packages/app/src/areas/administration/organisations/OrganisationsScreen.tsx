import type { OrganisationRecord } from '@embpm/contract/organisation-record'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { languageName } from '../../../session/languages.js'
import { organisationKind } from './organisationKind.js'

/** Columns of the list of organisations. */
const organisationColumns: readonly ListColumn<OrganisationRecord>[] = [
  { id: 'title', type: 'name', width: 260, pinned: true },
  { id: 'plan', width: 140 },
  { id: 'enabled', width: 110 },
  { id: 'defaultLang', width: 170, valueText: languageName },
  { id: 'domains', width: 260, value: ({ domains }) => domains.join(', ') },
  { id: 'organisationId', type: 'technical', width: 300 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150 },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]

/** The list of organisations. */
export function OrganisationsScreen() {
  return <EntityList kind={organisationKind} columns={organisationColumns} />
}
