import type { DocumentSubject } from '@embpm/contract/document'
import { usePlace } from '../entity/usePlace.js'
import { useServices } from '../shell/ServicesProvider.js'
import { uploadsOf } from './uploadsOf.js'

/** What uploaded files become here: versions of a document, documents of an entity, or documents alone. */
export interface UploadPlace {
  documentId?: string
  subject?: DocumentSubject
}

/** Takes files into the queue of uploads. */
export function useUploads({ documentId, subject }: UploadPlace): (files: readonly File[]) => void {
  const services = useServices()
  const { organisation } = usePlace()
  return (files) => {
    if (files.length === 0) return
    uploadsOf(services).add(files, { documentId: documentId ?? null, subject: subject ?? null, organisation })
  }
}
