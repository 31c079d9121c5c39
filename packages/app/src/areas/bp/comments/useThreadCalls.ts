import { currentOf, isApiError } from '@embpm/contract'
import {
  commentThread,
  type CommentPartInput,
  type CommentSubject,
  type CommentThread,
  type StepComment,
  type ThreadState,
} from '@embpm/contract/comment-thread'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { keepThread, threadsQuery } from './threadQueries.js'

/** Why something could not be done. */
export type Refusal =
  /** The browser has no network. */
  | 'offline'
  /** No answer, or one that says no more. */
  | 'failed'
  /** Somebody changed the same meanwhile; what stands there now is shown. */
  | 'changed'
  /** The thread, its step or its process is not there any more. */
  | 'gone'
  /** It mentions somebody who does not belong to the organisation any more. */
  | 'person'
  /** It is somebody else's. */
  | 'forbidden'

/** `null` for what was done. */
export type Outcome = Refusal | null

/** Answers how a thread stands by then; `null` where it is gone. */
type Call = () => Promise<{ id: string; thread: CommentThread | null }>

const notFound = z.object({ id: z.string() })

/** The calls that change threads of something. What the server answers is shown at once; each says what became of it. */
export function useThreadCalls(subject: CommentSubject) {
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const { queryKey } = threadsQuery({ client, organisation }, subject)

  // As a mutation, so that nobody else tells of a failure that is told here.
  const { mutateAsync } = useMutation({ mutationFn: (call: Call) => call() })

  async function attempt(call: Call, people: string[] = []) {
    // What is asked for meanwhile would show how it was before.
    await queryClient.cancelQueries({ queryKey })
    try {
      const { id, thread } = await mutateAsync(call)
      keepThread(queryClient, queryKey, id, thread)
      // What was asked for while it was sent may not know of it.
      void queryClient.invalidateQueries({ queryKey })
      return { refusal: null, thread }
    } catch (error) {
      const refusal = refusalOf(error, people)
      const current = currentOf(error, commentThread)
      if (current) keepThread(queryClient, queryKey, current.id, current)
      else void queryClient.invalidateQueries({ queryKey })
      return { refusal, thread: null }
    }
  }
  const whole = async (call: Promise<CommentThread>) => {
    const thread = await call
    return { id: thread.id, thread }
  }

  return {
    start: (at: { revisionId: string; stepId: string }, body: CommentPartInput[]) =>
      attempt(() => whole(client.comments.start({ ...at, body })), idsIn(body)),
    begin: (body: CommentPartInput[]) => {
      const { kind, id } = subject
      if (kind === 'processes') throw new Error('Comments on a process are on its steps')
      return attempt(() => whole(client.comments.begin({ kind, id, body })), idsIn(body))
    },
    reply: ({ id }: CommentThread, body: CommentPartInput[]) =>
      attempt(() => whole(client.comments.reply({ id, body })), idsIn(body)),
    edit: ({ id }: CommentThread, { id: commentId, lockVersion }: StepComment, body: CommentPartInput[]) =>
      attempt(() => whole(client.comments.edit({ id, commentId, lockVersion, body })), idsIn(body)),
    remove: ({ id }: CommentThread, { id: commentId }: StepComment) =>
      attempt(async () => ({ id, ...(await client.comments.remove({ id, commentId })) })),
    turn: ({ id, lockVersion }: CommentThread, to: ThreadState) =>
      attempt(() => whole(client.comments.turn({ id, lockVersion, to }))),
  }
}

/** The calls that change threads. */
export type ThreadCalls = ReturnType<typeof useThreadCalls>

const idsIn = (body: readonly CommentPartInput[]) => body.flatMap((part) => ('mention' in part ? [part.mention] : []))

function refusalOf(error: unknown, people: readonly string[]): Refusal {
  if (isApiError(error, 'CONFLICT')) return 'changed'
  if (isApiError(error, 'FORBIDDEN')) return 'forbidden'
  if (isApiError(error, 'NOT_FOUND')) {
    const { data } = notFound.safeParse(error.data)
    return data && people.includes(data.id) ? 'person' : 'gone'
  }
  return navigator.onLine ? 'failed' : 'offline'
}
