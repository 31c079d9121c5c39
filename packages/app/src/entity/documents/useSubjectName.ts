import type { DocumentSubject } from '@embpm/contract/document'
import { useReferenceName } from '../useReferenceName.js'

/** What something is called that a document belongs to: as it is now, or as it was when it is gone. */
export function useSubjectName({ kind, id, name }: DocumentSubject): { name: string; isGone: boolean } {
  const { name: found } = useReferenceName([kind], id)
  return { name: found?.name ?? (name || id), isGone: found === null || found?.deleted === true }
}
