import type { BoardDetail } from '@embpm/contract/sample/scrumboard'
import { toasts } from '@embpm/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { scrumKey, scrumKeys } from './scrumQueries.js'

/** What became of a change: it is stored; kept where it was typed, for there is no network; refused; or for something that is gone. */
export type Outcome = 'stored' | 'kept' | 'refused' | 'gone'

/** A change of a board. */
export interface BoardChange {
  /** Sends it. The answer `null` says that what is to be changed is not there any more. */
  call: () => Promise<unknown>
  /** The board as it looks at once. Default: as before, until it is stored. */
  shown?: (board: BoardDetail) => BoardDetail
  /** The opposite of `shown`, of what this change changed alone: others may have come after it. */
  back?: (board: BoardDetail) => BoardDetail
  /** Says that it was not stored. Default: a message does. */
  onFailed?: (outcome: Exclude<Outcome, 'stored'>) => void
}

/** Makes changes of a board: at once on the screen, then, one after the other, at the service. What is refused is taken back. */
export function useBoardChanges(boardId: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const queryKey = scrumKeys.board(boardId)
  // As a mutation, so that nobody else tells of a failure that is told here; in one scope, so that the second waits for the first.
  const { mutateAsync } = useMutation({
    mutationKey: scrumKey,
    scope: { id: 'scrumboard' },
    mutationFn: (call: () => Promise<unknown>) => call(),
  })
  const show = (change: ((board: BoardDetail) => BoardDetail) | undefined) => {
    if (change) queryClient.setQueryData<BoardDetail | null>(queryKey, (board) => board && change(board))
  }
  const tell = (outcome: Exclude<Outcome, 'stored'>) =>
    void toasts.add({
      text: t(
        outcome === 'gone' ? 'scrumboard.gone' : outcome === 'kept' ? 'scrumboard.offline' : 'scrumboard.refused',
      ),
      icon: 'error',
    })

  const attempt = async ({ call, shown, back, onFailed = tell }: BoardChange): Promise<Outcome> => {
    // An answer that is under way knows nothing of the change.
    void queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
    show(shown)
    let outcome: Outcome
    try {
      outcome = (await mutateAsync(call)) === null ? 'gone' : 'stored'
    } catch {
      outcome = navigator.onLine ? 'refused' : 'kept'
    }
    if (outcome !== 'stored') {
      show(back)
      onFailed(outcome)
    }
    // The last of several asks; an earlier answer would not know of what is still on its way.
    if (queryClient.isMutating({ mutationKey: scrumKey }) === 0)
      void queryClient.invalidateQueries({ queryKey: scrumKey })
    return outcome
  }
  return {
    attempt,
    show,
    /** The board as it is shown at this moment. */
    shownNow: () => queryClient.getQueryData<BoardDetail | null>(queryKey) ?? undefined,
  }
}
