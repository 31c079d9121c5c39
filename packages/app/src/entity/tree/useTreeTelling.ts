import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import { treeProblem } from './treeProblem.js'

/** Says in messages what became of the changes of a tree. */
export function useTreeTelling() {
  const { t } = useTranslation()

  /** @param again makes the change once more; offered where the server did not answer */
  const failed = (error: unknown, name: string, again: () => void) => {
    const problem = treeProblem(error)
    const text =
      problem.words === 'conflict'
        ? t(problem.user === '' ? 'tree.conflictBySomebody' : 'tree.conflict', { name, user: problem.user })
        : t(`tree.${problem.words}`, { name })
    const action = problem.words === 'failed' ? { label: t('states.retry'), onPress: again } : undefined
    toasts.add({ text, icon: 'error', action })
  }

  return {
    failed,
    said: (text: string) => void toasts.add({ text, icon: 'success' }),
    refused: (text: string) => void toasts.add({ text, icon: 'error' }),
    /** Offers to take a deletion back. */
    deleted: (name: string, undo: () => void) =>
      void toasts.add({
        text: t('list.deletedOne', { name }),
        icon: 'delete',
        action: { label: t('list.undo'), onPress: undo },
      }),
  }
}
