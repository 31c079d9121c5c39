import { rule } from './Rule.js'

/** What is to hold of documents. */
export const documentRules = [
  rule('documentLinked', {
    severity: 'note',
    topic: 'documents',
    verb: 'link',
    reads: { documents: ['subjects'] },
    *find(model) {
      const documents = model.part('documents')
      for (const row of documents.each())
        if (documents.texts(row, 'subjects').length === 0) yield { kind: 'documents', row }
    },
  }),
  rule('documentReview', {
    severity: 'warning',
    topic: 'documents',
    verb: 'review',
    mend: { at: 'object', field: 'reviewDue' },
    reads: { documents: ['reviewDue'] },
    *find(model) {
      const documents = model.part('documents')
      for (const row of documents.each()) {
        const due = documents.text(row, 'reviewDue')
        if (due !== '' && due < model.today) yield { kind: 'documents', row }
      }
    },
  }),
] as const
