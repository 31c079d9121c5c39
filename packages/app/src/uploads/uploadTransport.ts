import { isApiError } from '@embpm/contract'
import {
  fileRefusals,
  uploadHeaders,
  uploadPath,
  uploadProgress,
  type FileRefusal,
  type UploadTicket,
} from '@embpm/contract/document-file'
import * as z from 'zod/mini'
import { basesOf } from '../session/apiHosts.js'
import type { Services } from '../session/services.js'
import type { QueuedUpload, UploadQueueOptions } from './uploadQueue.js'
import type { UploadCommand, UploadEvent } from './uploadState.js'

type Transport = Pick<UploadQueueOptions, 'perform' | 'forget'>

const refusal = z.object({ reason: z.enum(fileRefusals) })

/**
 * Asks the server for an upload: tickets and results over the API, the parts of the file at the address of files, where
 * nothing but the ticket is sent. Source: spec.md, section 7.
 */
export function uploadTransport({
  client,
  configuration,
  request,
  queryClient,
  session,
}: Pick<Services, 'client' | 'configuration' | 'request' | 'queryClient'> & {
  session: Pick<Services['session'], 'organisation'>
}): Transport {
  const base = `${basesOf(configuration).node}${uploadPath}`
  const tickets = new Map<string, UploadTicket>()

  async function begin({ key, file }: QueuedUpload, signal: AbortSignal): Promise<UploadEvent> {
    const known = tickets.get(key)
    const announce = () => client.documentFiles.begin({ name: file.name, size: file.size }, { signal })
    const ticket = known
      ? await client.documentFiles.resume({ id: known.id }, { signal }).catch((error: unknown) => {
          if (isApiError(error, 'NOT_FOUND')) return announce()
          throw error
        })
      : await announce()
    tickets.set(key, ticket)
    return { kind: 'begun', offset: ticket.offset }
  }

  async function send(
    { key, file }: QueuedUpload,
    from: number,
    to: number,
    signal: AbortSignal,
  ): Promise<UploadEvent> {
    const ticket = tickets.get(key)
    if (!ticket) return { kind: 'expired' }
    const headers = { [uploadHeaders.ticket]: ticket.ticket, [uploadHeaders.offset]: String(from) }
    const body = file.slice(from, to)
    const answer = await request(new Request(`${base}/${ticket.id}`, { method: 'PATCH', headers, body, signal }))
    if (answer.status === 401) return { kind: 'expired' }
    if (answer.status === 413) return { kind: 'refused', failure: 'too large' }
    // 409: the server has another part by now than was acknowledged, and says which.
    if (!answer.ok && answer.status !== 409) return { kind: 'lost' }
    return { kind: 'acknowledged', offset: uploadProgress.parse(await answer.json()).offset }
  }

  async function finish({ key, target }: QueuedUpload, signal: AbortSignal): Promise<UploadEvent> {
    const ticket = tickets.get(key)
    if (!ticket) return { kind: 'expired' }
    const { documentId, subject } = target
    const { id } = await client.documentFiles.finish({ id: ticket.id, documentId, subject }, { signal })
    return { kind: 'finished', documentId: id }
  }

  const ask = (upload: QueuedUpload, command: UploadCommand, signal: AbortSignal) =>
    command.ask === 'begin'
      ? begin(upload, signal)
      : command.ask === 'send'
        ? send(upload, command.from, command.to, signal)
        : finish(upload, signal)

  return {
    async perform(upload, command, signal) {
      if (session.organisation() !== upload.target.organisation) return { kind: 'refused', failure: 'elsewhere' }
      // An action that is under way tells of its failure itself, so that nobody else does (`announceFailures`).
      const action = queryClient.getMutationCache().build(queryClient, {
        networkMode: 'always',
        retry: false,
        mutationFn: () => ask(upload, command, signal),
      })
      return action.execute(undefined).catch(eventOf)
    },
    forget({ key }) {
      const ticket = tickets.get(key)
      if (ticket) client.documentFiles.cancel({ id: ticket.id }).catch(() => undefined)
    },
  }
}

/** What an error says of an upload. */
function eventOf(error: unknown): UploadEvent {
  if (!isApiError(error) || error.status >= 500) return { kind: 'lost' }
  if (error.code === 'INCOMPLETE') return { kind: 'begun', offset: uploadProgress.parse(error.data).offset }
  if (error.code === 'NOT_FOUND') return { kind: 'refused', failure: 'gone' }
  if (error.code === 'REFUSED_FILE') return { kind: 'refused', failure: reasonIn(error.data) ?? 'other' }
  return { kind: 'refused', failure: error.status === 401 || error.status === 403 ? 'forbidden' : 'other' }
}

const reasonIn = (data: unknown): FileRefusal | undefined => refusal.safeParse(data).data?.reason
