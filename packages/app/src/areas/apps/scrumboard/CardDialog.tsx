import type { BoardDetail, Card } from '@embpm/contract/sample/scrumboard'
import { useSubmit } from '@embpm/ui/action'
import { Button, IconButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { DateField } from '@embpm/ui/date-field'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { Select } from '@embpm/ui/select'
import { TextField } from '@embpm/ui/text-field'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { ChosenNames } from '../chosen-names/ChosenNames.js'
import { dueAt, dueDay } from '../tasks/useDue.js'
import { cardDraft, entriesOf, labelsWith } from './cardDraft.js'
import type { CardEntries, ScrumBoard } from './useBoard.js'
import type { Outcome } from './useBoardChanges.js'

/** Props of `CardDialog`. */
export interface CardDialogProps {
  card: Card
  board: BoardDetail
  scrum: ScrumBoard
  onClose: () => void
}

/**
 * Edits a card. What is typed is kept until it is saved or discarded: when the service refuses it, without network, and when one
 * leaves by the X or by Back.
 */
export function CardDialog({ card, board, scrum, onClose }: CardDialogProps) {
  const { t } = useTranslation()
  const { drafts } = useServices()
  const form = useId()
  const name = `scrumboard card ${card.id}`
  const [typed, setTyped] = useState(() => drafts.get(name, cardDraft))
  const [problem, setProblem] = useState<Exclude<Outcome, 'stored'>>()
  const [isTried, setTried] = useState(false)
  const [asked, setAsked] = useState(false)
  const shown = typed ?? entriesOf(card)
  const write = (change: Partial<CardEntries>) => {
    const next = { ...shown, ...change }
    setTyped(next)
    drafts.set(name, next)
  }
  const leave = () => {
    drafts.delete(name)
    onClose()
  }
  const isNameless = shown.title.trim() === ''
  const { pending, formProps } = useSubmit(async () => {
    setTried(true)
    setProblem(undefined)
    if (isNameless) return
    const outcome = typed ? await scrum.changeCard(card.id, { ...typed, title: typed.title.trim() }) : 'stored'
    if (outcome === 'stored') leave()
    else setProblem(outcome)
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} dismissible={typed === null && !pending}>
      <Dialog.Header title={t('scrumboard.card')} context={typed ? t('object.unsaved') : undefined} />
      <Dialog.Body>
        {problem && (
          <Message tone="danger">
            {problem === 'kept'
              ? t('scrumboard.keptOffline')
              : problem === 'gone'
                ? t('object.goneWhileEditing')
                : t('object.saveFailed')}
          </Message>
        )}
        <form {...formProps} id={form} className="emb-app-scrum-fields">
          <TextField
            label={t('scrumboard.title')}
            required
            value={shown.title}
            maxLength={300}
            errorMessage={isTried && isNameless ? t('scrumboard.noTitle') : undefined}
            onValueChange={(title) => write({ title: title ?? '' })}
          />
          <div className="emb-app-scrum-pair">
            <Select
              label={t('scrumboard.list')}
              value={shown.listId}
              options={board.lists.map(({ id, title }) => ({ value: id, label: title }))}
              onValueChange={(listId) => listId !== null && write({ listId })}
            />
            <DateField
              label={t('scrumboard.due')}
              value={dueDay(shown)}
              onValueChange={(day) => write({ dueDate: day === null ? null : dueAt(day) })}
            />
          </div>
          <ChosenNames
            label={t('scrumboard.labels')}
            choose={t('scrumboard.chooseLabels')}
            names={board.labels}
            chosen={shown.labels.map(({ id }) => id)}
            onChange={(ids) => write({ labels: labelsWith(board, ids) })}
          />
          <TextField
            label={t('scrumboard.description')}
            multiline
            rows={6}
            value={shown.description ?? ''}
            maxLength={10_000}
            onValueChange={(text) => write({ description: text || null })}
          />
        </form>
        <ConfirmDialog
          open={asked}
          onOpenChange={setAsked}
          title={t('scrumboard.deleteTitle', { title: card.title })}
          message={t('scrumboard.deleteText.card')}
          confirmLabel={t('scrumboard.delete')}
          tone="danger"
          onConfirm={async () => {
            if ((await scrum.removeCard(card.id)) === 'stored') leave()
          }}
        />
      </Dialog.Body>
      <Dialog.Footer
        start={
          <span className="emb-app-scrum-left">
            <IconButton
              label={t('scrumboard.deleteCard')}
              icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />}
              onPress={() => setAsked(true)}
            />
          </span>
        }
      >
        <Button onPress={leave}>{typed ? t('object.discard') : t('shell.cancel')}</Button>
        <Button variant="primary" type="submit" form={form} pending={pending} disabled={typed === null}>
          {t('object.save')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
