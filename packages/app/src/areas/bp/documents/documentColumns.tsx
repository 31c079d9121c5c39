import type { Document } from '@embpm/contract/document'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { DocumentStatus } from './DocumentStatus.js'
import { PreviewButton } from './PreviewButton.js'
import { ReviewDue } from './ReviewDue.js'

/** Columns of the list of documents. */
export const documentColumns: readonly ListColumn<Document>[] = [
  { id: 'title', type: 'name', width: 280, pinned: true },
  { id: 'fileName', width: 70, cell: (document) => <PreviewButton document={document} /> },
  { id: 'type', width: 160 },
  { id: 'documentVersion', width: 80 },
  { id: 'status', width: 110, cell: ({ status }) => <DocumentStatus status={status} /> },
  { id: 'reviewDue', width: 210, cell: ({ reviewDue }) => <ReviewDue due={reviewDue} /> },
  { id: 'owner', width: 160, filterable: true },
  { id: 'language', width: 120, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
