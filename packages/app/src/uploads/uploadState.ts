import { uploadPartBytes, type FileRefusal } from '@embpm/contract/document-file'

/** Why an upload does not go on: nobody answers, one is in another organisation by now, or what the server says. */
export type UploadFailure = 'lost' | 'elsewhere' | 'forbidden' | 'gone' | 'other' | FileRefusal

/** How an upload stands. */
export interface UploadState {
  /**
   * `waiting` for its turn, `beginning` (asking for a ticket, and how much is there), `sending`, `finishing`, `paused` until
   * the next attempt; `done`, `failed` and `cancelled` at the end.
   */
  readonly phase: 'waiting' | 'beginning' | 'sending' | 'finishing' | 'paused' | 'done' | 'failed' | 'cancelled'
  /** Bytes of the file. */
  readonly size: number
  /** Bytes that the server has acknowledged: the next one to be sent. */
  readonly offset: number
  /** Attempts without an answer since the last one that got on. */
  readonly attempts: number
  /** Why it failed. */
  readonly failure: UploadFailure | null
  /** The document that came of it. */
  readonly documentId: string | null
}

/** What happens to an upload. */
export type UploadEvent =
  /** It is its turn. */
  | { readonly kind: 'start' }
  /** There is a ticket, or a newer one, and the server has so much. */
  | { readonly kind: 'begun'; readonly offset: number }
  /** The server has so much by now. */
  | { readonly kind: 'acknowledged'; readonly offset: number }
  /** The ticket does not hold any more. */
  | { readonly kind: 'expired' }
  /** No answer came, or one that says to try again. */
  | { readonly kind: 'lost' }
  /** The server does not take it. */
  | { readonly kind: 'refused'; readonly failure: UploadFailure }
  | { readonly kind: 'finished'; readonly documentId: string }
  /** The next attempt: by the clock, since the network is back, or by hand. */
  | { readonly kind: 'retry' }
  | { readonly kind: 'cancel' }

/** What is to be asked of the server next. */
export type UploadCommand =
  | { readonly ask: 'begin' }
  | { readonly ask: 'send'; readonly from: number; readonly to: number }
  | { readonly ask: 'finish' }

/** Attempts without an answer, after which somebody has to press "Try again". */
export const mostAttempts = 6

/** How a file stands that was just added. */
export const newUpload = (size: number): UploadState => ({
  phase: 'waiting',
  size,
  offset: 0,
  attempts: 0,
  failure: null,
  documentId: null,
})

/** An upload that the server has so much of goes on there, or ends. */
const at = (state: UploadState, offset: number): UploadState => ({
  ...state,
  offset,
  attempts: offset > state.offset ? 0 : state.attempts,
  phase: offset === state.size ? 'finishing' : 'sending',
})

const failed = (state: UploadState, failure: UploadFailure): UploadState => ({ ...state, phase: 'failed', failure })

/** One attempt more: `phase` is what comes next, unless there were enough. */
function again(state: UploadState, phase: 'paused' | 'beginning'): UploadState {
  const attempts = state.attempts + 1
  return attempts > mostAttempts ? failed(state, 'lost') : { ...state, phase, attempts }
}

const isUnderWay = ({ phase }: UploadState) => phase === 'beginning' || phase === 'sending' || phase === 'finishing'

/** Whether an upload still has something to lose. */
export const isPending = (state: UploadState): boolean =>
  isUnderWay(state) || state.phase === 'waiting' || state.phase === 'paused'

/** Whether an upload takes a place among those that run at once. */
export const isRunning = isUnderWay

/** How an upload stands after an event. What an event does not fit to, such as a late answer, changes nothing. */
export function afterEvent(state: UploadState, event: UploadEvent): UploadState {
  switch (event.kind) {
    case 'start':
      return state.phase === 'waiting' ? { ...state, phase: 'beginning' } : state
    case 'retry':
      return afterRetry(state)
    case 'cancel':
      return isPending(state) && state.phase !== 'finishing' ? { ...state, phase: 'cancelled' } : state
    case 'finished':
      return state.phase === 'finishing' ? { ...state, phase: 'done', documentId: event.documentId } : state
    case 'lost':
      return isUnderWay(state) ? again(state, 'paused') : state
    case 'expired':
      return isUnderWay(state) ? again(state, 'beginning') : state
    case 'refused':
      return isUnderWay(state) ? failed(state, event.failure) : state
    case 'begun':
    case 'acknowledged':
      return isUnderWay(state) && event.offset >= 0 && event.offset <= state.size ? at(state, event.offset) : state
  }
}

/** Whether a failed upload may succeed when it is tried again. */
export const canGoOn = ({ phase, failure }: UploadState): boolean =>
  phase === 'failed' && (failure === 'lost' || failure === 'elsewhere')

function afterRetry(state: UploadState): UploadState {
  if (state.phase === 'paused') return { ...state, phase: 'waiting' }
  return canGoOn(state) ? { ...state, phase: 'waiting', attempts: 0, failure: null } : state
}

/** What is to be asked of the server next; `null` while there is nothing. */
export function commandOf({ phase, offset, size }: UploadState): UploadCommand | null {
  if (phase === 'beginning') return { ask: 'begin' }
  if (phase === 'sending') return { ask: 'send', from: offset, to: Math.min(size, offset + uploadPartBytes) }
  return phase === 'finishing' ? { ask: 'finish' } : null
}

/** How long to wait before the next attempt, in ms: a second, then twice as long each time, half a minute at most. */
export const pauseBefore = (attempts: number): number => Math.min(30_000, 1000 * 2 ** (attempts - 1))
