import type { DocumentSubject } from '@embpm/contract/document'
import type { Services } from '../../session/services.js'
import { queryKeys } from '../../session/queryKeys.js'

type Asked = Pick<Services, 'client' | 'queryClient'>

async function refresh({ queryClient }: Asked, organisation: string, { kind, id }: DocumentSubject): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, 'documents') }),
    queryClient.invalidateQueries({ queryKey: queryKeys.uses(organisation, kind, id) }),
  ])
}

/** Lets a document belong to an entity. */
export async function linkDocument(
  services: Asked,
  organisation: string,
  link: { id: string; subject: DocumentSubject },
): Promise<void> {
  await services.client.documentFiles.link(link)
  await refresh(services, organisation, link.subject)
}

/** Lets a document belong to an entity no longer. */
export async function unlinkDocument(
  services: Asked,
  organisation: string,
  link: { id: string; subject: DocumentSubject },
): Promise<void> {
  await services.client.documentFiles.unlink(link)
  await refresh(services, organisation, link.subject)
}
