import type { BoardLabel } from '@embpm/contract/sample/scrumboard'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NamesDialog } from '../names-dialog/NamesDialog.js'
import { scrumKeys, useScrumClient } from './scrumQueries.js'
import { useBoardChanges } from './useBoardChanges.js'

const none: readonly BoardLabel[] = []

/** Props of `LabelsDialog`. */
export interface LabelsDialogProps {
  boardId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The labels of a board: made, renamed and deleted here. */
export function LabelsDialog({ boardId, ...props }: LabelsDialogProps) {
  const { t } = useTranslation()
  const client = useScrumClient()
  const { attempt } = useBoardChanges(boardId)
  const { data = none } = useQuery({
    queryKey: scrumKeys.labels(boardId),
    queryFn: ({ signal }): Promise<readonly BoardLabel[]> => client.labels.list({ boardId }, { signal }),
  })
  const isDone = async (call: () => Promise<unknown>) => (await attempt({ call })) === 'stored'
  return (
    <NamesDialog
      {...props}
      names={data}
      onAdd={(title) => isDone(() => client.labels.create({ label: { boardId, title } }))}
      onRename={(id, title) => isDone(() => client.labels.update({ id, label: { title } }))}
      onRemove={(id) => isDone(() => client.labels.remove({ query: { id } }))}
      words={{
        title: t('scrumboard.labels'),
        fresh: t('scrumboard.newLabel'),
        add: t('scrumboard.add'),
        nameOf: (title) => t('scrumboard.nameOfLabel', { title }),
        deleteOf: (title) => t('scrumboard.deleteLabel', { title }),
        question: (title) => t('scrumboard.deleteTitle', { title }),
        consequence: t('scrumboard.deleteText.label'),
        confirm: t('scrumboard.delete'),
      }}
    />
  )
}
