import type { Document, DocumentSubject } from '@embpm/contract/document'

import { rowIndex } from '../entity/rowIndex.js'

/** What names an entity of any kind. */
export type Subject = Pick<DocumentSubject, 'kind' | 'id'>

/** A text that says which one it is. */
export const subjectKey = ({ kind, id }: Subject) => `${kind}/${id}`

/** Finds documents by what they belong to. */
export const bySubject = rowIndex<Document>(({ subjects }) => subjects.map(subjectKey))

/** Whether two name the same entity. */
export const isSame = (one: Subject, other: Subject): boolean => subjectKey(one) === subjectKey(other)
