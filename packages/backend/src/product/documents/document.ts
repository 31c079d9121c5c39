import { type Document, document } from '@embpm/contract/document'

import { entityHandlers } from '../entity/entityHandlers.js'
import { type EntityTable, entityTable } from '../entity/entityTable.js'
import { documentFixtures } from './document.fixtures.js'
import { bySubject, subjectKey } from './bySubject.js'

/** The documents. A list that asks for no order begins with the review that is due first. */
export const documentTable: EntityTable<Document> = entityTable<Document>({
  name: 'document',
  prefix: 'DOC',
  entity: document,
  // What has no day comes last.
  order: ({ reviewDue }) => reviewDue ?? '9999',
  derive: (entity) => ({ ...entity, fileName: entity.file?.name ?? '' }),
  async usedBy(kind, { id }, caller) {
    const found = bySubject(await documentTable.all(caller)).get(subjectKey({ kind, id })) ?? []
    return new Map(found.map((one) => [one.id, '']))
  },
  uses: async ({ subjects }) => subjects.map(({ kind, id }) => ({ kind, id, note: '' })),
  recorded: ['file', 'newestVersion', 'subjects'],
  seeds: documentFixtures,
})

/** The handlers of documents. */
export const documents = entityHandlers(document.endpoints, documentTable)
