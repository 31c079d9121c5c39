import type { DocumentSubject } from '@embpm/contract/document'
import { refusalOf } from '@embpm/contract/document-file'
import {
  afterEvent,
  canGoOn,
  commandOf,
  isPending,
  isRunning,
  newUpload,
  pauseBefore,
  type UploadCommand,
  type UploadEvent,
  type UploadState,
} from './uploadState.js'

/** What becomes of an uploaded file: a version of a document, or a new document, which may belong to an entity. */
export interface UploadTarget {
  documentId: string | null
  subject: DocumentSubject | null
  /** Organisation in which it was begun; it goes on there, wherever one is meanwhile. */
  organisation: string
}

/** An upload in the queue. */
export interface QueuedUpload {
  readonly key: string
  readonly file: File
  readonly target: UploadTarget
  readonly state: UploadState
}

/** What a queue stands on. */
export interface UploadQueueOptions {
  /** Asks the server, and says what happened. Never rejects. */
  perform: (upload: QueuedUpload, command: UploadCommand, signal: AbortSignal) => Promise<UploadEvent>
  /** Called when one is cancelled of which the server may have a part. */
  forget: (upload: QueuedUpload) => void
  /** Called when one has ended well. */
  onDone?: (upload: QueuedUpload) => void
  /** How many run at once. Default 2. */
  most?: number
  /** Calls something later. Default: by the clock. */
  later?: (call: () => void, milliseconds: number) => void
}

/** Files that are being sent, in the order in which they were added. */
export interface UploadQueue {
  /** The same array until something changes. */
  get: () => readonly QueuedUpload[]
  /** @returns ends the listening */
  subscribe: (listener: () => void) => () => void
  /** Adds files; what is refused for its name or size fails at once, and nothing of it is sent. */
  add: (files: readonly File[], target: UploadTarget) => void
  cancel: (key: string) => void
  retry: (key: string) => void
  /** Takes those away that have ended. */
  clear: (keys: readonly string[]) => void
  /** Tries all again that wait for the network. */
  wake: () => void
}

const later = (call: () => void, milliseconds: number) => void setTimeout(call, milliseconds)

/** Makes a queue: so many run at once, each goes on by itself after a lost connection, and none is read as a whole. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { perform, forget, onDone, most = 2, later: wait = later } = options
  const listeners = new Set<() => void>()
  const asked = new Map<string, AbortController>()
  let uploads: readonly QueuedUpload[] = []
  let added = 0

  const set = (next: readonly QueuedUpload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const find = (key: string) => uploads.find((one) => one.key === key)

  function tell(key: string, event: UploadEvent): void {
    const before = find(key)
    if (!before) return
    const state = afterEvent(before.state, event)
    if (state === before.state) return
    const after = { ...before, state }
    set(uploads.map((one) => (one.key === key ? after : one)))
    if (state.phase === 'paused') wait(() => tell(key, { kind: 'retry' }), pauseBefore(state.attempts))
    if (state.phase === 'cancelled') forget(before)
    if (state.phase === 'done') onDone?.(after)
    work()
  }

  /** Gives free places away, and asks what is to be asked. */
  function work(): void {
    const free = most - uploads.filter(({ state }) => isRunning(state)).length
    const next = uploads.filter(({ state }) => state.phase === 'waiting').slice(0, Math.max(0, free))
    for (const { key } of next) tell(key, { kind: 'start' })
    for (const upload of uploads) if (!asked.has(upload.key)) ask(upload)
  }

  function ask(upload: QueuedUpload): void {
    const command = commandOf(upload.state)
    if (!command) return
    const { key } = upload
    const controller = new AbortController()
    asked.set(key, controller)
    void perform(upload, command, controller.signal).then((event) => {
      // One that was cancelled and asked anew meanwhile has another request.
      if (asked.get(key) !== controller) return
      asked.delete(key)
      tell(key, event)
      work()
    })
  }

  return {
    get: () => uploads,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files, target) {
      const made = files.map((file): QueuedUpload => {
        added += 1
        const failure = refusalOf(file)
        const state = newUpload(file.size)
        return {
          key: `upload-${added}`,
          file,
          target,
          state: failure ? { ...state, phase: 'failed', failure } : state,
        }
      })
      set([...uploads, ...made])
      work()
    },
    cancel(key) {
      tell(key, { kind: 'cancel' })
      if (find(key)?.state.phase !== 'cancelled') return
      asked.get(key)?.abort()
      asked.delete(key)
      set(uploads.filter((one) => one.key !== key))
      work()
    },
    retry: (key) => tell(key, { kind: 'retry' }),
    clear(keys) {
      set(uploads.filter(({ key, state }) => isPending(state) || !keys.includes(key)))
    },
    wake() {
      for (const { key, state } of uploads) {
        if (state.phase === 'paused' || canGoOn(state)) tell(key, { kind: 'retry' })
      }
    },
  }
}
