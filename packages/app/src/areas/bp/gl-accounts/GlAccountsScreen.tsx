import type { GlAccount } from '@embpm/contract/gl-account'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { glAccountKind } from './glAccountKind.js'

const columns: readonly ListColumn<GlAccount>[] = [
  { id: 'glAccount', type: 'technical', width: 140, pinned: true },
  { id: 'glSText', type: 'name', width: 420, pinned: true },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 160 },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'createdBy', width: 160, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]

/** The list of accounts of the general ledger. */
export function GlAccountsScreen() {
  return <EntityList kind={glAccountKind} columns={columns} />
}
