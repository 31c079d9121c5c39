import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Select } from '@embpm/ui/select'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardList } from './ScrumView.js'
import type { ScrumBoard } from './useBoard.js'

/** Props of `MoveAllDialog`. */
export interface MoveAllDialogProps {
  /** The list whose cards go. */
  list: CardList
  lists: readonly CardList[]
  scrum: ScrumBoard
  onClose: () => void
}

/** Asks to which list all cards of one go. */
export function MoveAllDialog({ list, lists, scrum, onClose }: MoveAllDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const others = lists.filter(({ id }) => id !== list.id)
  const next = others.find(({ position }) => position > list.position) ?? others.at(-1)
  const [to, setTo] = useState(next?.id ?? null)
  const { pending, formProps } = useSubmit(async () => {
    if (to === null) return
    const outcome = await scrum.moveAll(list.id, to)
    if (outcome === 'stored') onClose()
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()} dismissible={!pending}>
      <Dialog.Header title={t('scrumboard.moveAllTitle', { list: list.title })} closeable={!pending} />
      <Dialog.Body>
        <form {...formProps} id={form}>
          <Select
            label={t('scrumboard.list')}
            value={to}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            onValueChange={setTo}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button variant="primary" type="submit" form={form} pending={pending} disabled={to === null}>
          {t('scrumboard.move')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
