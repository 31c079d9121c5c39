import type { EntityName } from '../kinds.js'

/** Kinds to whose entities no document belongs: documents themselves, and what is somebody's own or administers access. */
const withoutDocuments: readonly EntityName[] = ['documents', 'views', 'configurations', 'organisations', 'users']

/** Whether documents can belong to the entities of a kind. */
export const mayHaveDocuments = (kind: EntityName): boolean => !withoutDocuments.includes(kind)
