import type { Document, DocumentSubject } from '@embpm/contract/document'

import type { Caller } from '../entity/EntityTableDefinition.js'
import { knownTables } from '../entity/knownTables.js'
import { lacking, missing } from '../entity/refusals.js'
import { missingToRead } from '../entity/withAccess.js'
import { documentTable } from './document.js'
import { bySubject, type Subject, subjectKey } from './bySubject.js'

/** The documents that belong to an entity, those that were changed last first. */
export async function documentsOf(subject: Subject, caller: Caller): Promise<Document[]> {
  const found = bySubject(await documentTable.all(caller)).get(subjectKey(subject)) ?? []
  return found.toSorted((left, right) => right.changedAt.localeCompare(left.changedAt))
}

/** An entity with the name that it has now; refused where it is not there, or not for this user to read. */
export async function namedSubject({ kind, id }: DocumentSubject, caller: Caller): Promise<DocumentSubject> {
  const table = knownTables.get(kind)
  if (!table) throw missing(id)
  const lacks = missingToRead(knownTables.readersOf(kind), caller.visitor)
  if (lacks.length > 0) throw lacking(lacks)
  const name = await table.nameOf(id, caller)
  if (name === undefined) throw missing(id)
  return { kind, id, name: name.slice(0, 400) }
}
