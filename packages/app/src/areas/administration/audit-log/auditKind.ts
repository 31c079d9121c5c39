import { auditColumns, auditFields } from '@embpm/contract/audit-log'
import { fieldsOfKind } from '../../../entity/fieldsOfKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** What the list of the audit log knows of its entries: they are no kind of entity, for nobody writes them. */
export const auditKind = {
  name: 'auditLog',
  words: 'auditLog' as const,
  fields: fieldsOfKind(auditFields, { at: 'changedAt', by: 'changedBy', kind: 'type', objectId: 'id' }),
  sortColumns: auditColumns.sort,
  filterColumns: auditColumns.filter,
  conditionKinds: auditColumns.kinds,
}
