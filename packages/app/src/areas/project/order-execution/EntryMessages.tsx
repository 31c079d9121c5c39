import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import type { Entry } from './executionEntries.js'
import type { GridModel } from './gridModel.js'
import type { Entries } from './useEntries.js'
import type { GridEditing } from './useGridEditing.js'
import type { GridWords } from './useGridWords.js'

/** Props of `EntryMessages`. */
export interface EntryMessagesProps {
  model: GridModel
  entries: Entries
  editing: GridEditing
  words: GridWords
}

/** What of the entries needs somebody: not sent yet, in conflict with what another entered, refused, or not pasted. */
export function EntryMessages({ model, entries, editing, words }: EntryMessagesProps) {
  const { t } = useTranslation()
  const all = [...entries.entries.values()]
  const waiting = all.filter(({ status }) => status === 'waiting')
  const isHeld = waiting.length > 0 && (!entries.online || entries.failed)
  const nameOf = ({ id, theirs }: Entry): string => {
    const place = model.placeOf.get(id)
    if (place) return editing.nameAt(place)
    return theirs ? `${theirs.order?.code ?? ''} ${theirs.period?.code ?? ''}`.trim() : id
  }
  const mine = ({ fields, theirs }: Entry) =>
    words.amounts({ hours: fields.hours ?? theirs?.hours ?? 0, quantity: fields.quantity ?? theirs?.quantity ?? 0 })
  return (
    <div className="emb-app-execution-messages">
      {isHeld && (
        <Message
          tone="warning"
          title={t('orderExecution.notSent', { count: waiting.length })}
          actions={
            entries.online && (
              <Button size="s" pending={entries.sending} onPress={() => entries.flush()}>
                {t('orderExecution.sendNow')}
              </Button>
            )
          }
        >
          {t('orderExecution.notSentText')}
        </Message>
      )}
      {all
        .filter(({ status }) => status === 'conflict')
        .map((entry) => (
          <Message
            key={entry.id}
            tone="warning"
            title={t('orderExecution.conflictTitle', { name: entry.theirs?.changedBy ?? '', cell: nameOf(entry) })}
            actions={
              <>
                <Button size="s" onPress={() => entries.again(entry.id)}>
                  {t('orderExecution.again')}
                </Button>
                <Button size="s" onPress={() => entries.drop(entry.id)}>
                  {t('orderExecution.keepTheirs')}
                </Button>
              </>
            }
          >
            {t('orderExecution.conflictText', {
              theirs: entry.theirs ? words.amounts(entry.theirs) : '',
              mine: mine(entry),
            })}
          </Message>
        ))}
      {all
        .filter(({ status }) => status === 'refused')
        .map((entry) => (
          <Message
            key={entry.id}
            tone="danger"
            title={t('orderExecution.refused', { cell: nameOf(entry) })}
            actions={
              <Button size="s" onPress={() => entries.drop(entry.id)}>
                {t('orderExecution.discard')}
              </Button>
            }
          >
            {mine(entry)}
          </Message>
        ))}
      {editing.problems.length > 0 && (
        <Message
          tone="warning"
          title={t('orderExecution.notPasted', { count: editing.problems.length })}
          actions={
            <Button size="s" onPress={editing.forgetProblems}>
              {t('orderExecution.understood')}
            </Button>
          }
        >
          <ul>
            {editing.problems.slice(0, 10).map(({ row, column, text, reason }) => (
              <li key={`${row} ${column}`}>
                {t(`orderExecution.pasteReasons.${reason}`, {
                  text,
                  cell: editing.nameAt({ row, column }) || t('orderExecution.outside'),
                })}
              </li>
            ))}
          </ul>
        </Message>
      )}
    </div>
  )
}
