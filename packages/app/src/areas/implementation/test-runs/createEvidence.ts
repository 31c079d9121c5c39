import type { DocumentSubject } from '@embpm/contract/document'
import * as z from 'zod/mini'
import type { DeviceStore } from '../../../session/deviceStore.js'
import type { UploadQueue } from '../../../uploads/uploadQueue.js'
import { canGoOn } from '../../../uploads/uploadState.js'

/** Schema of a file that is kept on this device until the server has it. */
const keptFile = z.object({
  id: z.string(),
  user: z.string(),
  organisation: z.string(),
  resultId: z.string(),
  /** What the step is called. */
  name: z.string(),
  file: z.instanceof(File),
})

/** What evidence needs of the world. */
export interface EvidenceWorld {
  queue: Pick<UploadQueue, 'get' | 'subscribe' | 'add'>
  store: DeviceStore
  user: string
  organisation: string
}

/**
 * Files that show results: sent by the queue of uploads, and kept on this device until the server has them, so that none is lost
 * with the page. Where the device keeps nothing, they are sent all the same.
 */
export function createEvidence({ queue, store, user, organisation }: EvidenceWorld) {
  const tracked = new Map<File, string>()
  const keyOf = (id: string) => [user, organisation, id]

  queue.subscribe(() => {
    for (const [file, id] of tracked) {
      const state = queue.get().find((one) => one.file === file)?.state
      const isOver =
        !state || state.phase === 'done' || state.phase === 'cancelled' || (state.phase === 'failed' && !canGoOn(state))
      if (!isOver) continue
      tracked.delete(file)
      void store.delete(keyOf(id)).catch(() => undefined)
    }
  })
  const send = (file: File, id: string, { resultId, name }: { resultId: string; name: string }) => {
    const subject: DocumentSubject = { kind: 'scenarioResults', id: resultId, name }
    tracked.set(file, id)
    queue.add([file], { documentId: null, subject, organisation })
  }

  return {
    /** Takes files of a result. */
    async add(files: readonly File[], of: { resultId: string; name: string }): Promise<void> {
      for (const file of files) {
        const id = crypto.randomUUID()
        await store.put({ id, user, organisation, ...of, file }, keyOf(id)).catch(() => undefined)
        send(file, id, of)
      }
    },
    /** Sends what an earlier page could not send. */
    async resume(): Promise<void> {
      const known = new Set(tracked.values())
      const found = await store.below([user, organisation]).catch(() => [])
      for (const one of found.flatMap((value) => keptFile.safeParse(value).data ?? []))
        if (!known.has(one.id)) send(one.file, one.id, one)
    },
  }
}

/** Files that show results. */
export type Evidence = ReturnType<typeof createEvidence>
