import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { TextField } from '@embpm/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardList } from './ScrumView.js'
import type { ScrumBoard } from './useBoard.js'

/** Props of `ListNameDialog`. */
export interface ListNameDialogProps {
  list: CardList
  scrum: ScrumBoard
  onClose: () => void
}

/** Gives a list another name. It stays open, with what was typed, when that is refused. */
export function ListNameDialog({ list, scrum, onClose }: ListNameDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [title, setTitle] = useState(list.title)
  const wanted = title.trim()
  const { pending, formProps } = useSubmit(async () => {
    if (wanted === '') return
    if (wanted === list.title || (await scrum.renameList(list, wanted)) === 'stored') onClose()
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()} dismissible={!pending}>
      <Dialog.Header title={t('scrumboard.rename')} closeable={!pending} />
      <Dialog.Body>
        <form {...formProps} id={form}>
          <TextField
            label={t('scrumboard.nameOfList')}
            autoFocus
            value={title}
            maxLength={100}
            autoComplete="off"
            onValueChange={(next) => setTitle(next ?? '')}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button variant="primary" type="submit" form={form} pending={pending} disabled={wanted === ''}>
          {t('object.save')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
