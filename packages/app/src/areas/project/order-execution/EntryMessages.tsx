import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import { EntriesMessages } from '../../../entity/entries/EntriesMessages.js'
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
  const nameOf = ({ id, theirs }: Entry): string => {
    const place = model.placeOf.get(id)
    if (place) return editing.nameAt(place)
    return theirs ? `${theirs.order?.code ?? ''} ${theirs.period?.code ?? ''}`.trim() : id
  }
  const mine = ({ fields, theirs }: Entry) =>
    words.amounts({ hours: fields.hours ?? theirs?.hours ?? 0, quantity: fields.quantity ?? theirs?.quantity ?? 0 })
  return (
    <EntriesMessages
      className="emb-app-execution-messages"
      entries={entries}
      waiting={(count) => ({ title: t('orderExecution.notSent', { count }), text: t('orderExecution.notSentText') })}
      conflict={(entry) => ({
        title: t('orderExecution.conflictTitle', { name: entry.theirs?.changedBy ?? '', cell: nameOf(entry) }),
        text: t('orderExecution.conflictText', {
          theirs: entry.theirs ? words.amounts(entry.theirs) : '',
          mine: mine(entry),
        }),
      })}
      refused={(entry) => ({ title: t('orderExecution.refused', { cell: nameOf(entry) }), text: mine(entry) })}
      labels={{
        send: t('orderExecution.sendNow'),
        again: t('orderExecution.again'),
        keepTheirs: t('orderExecution.keepTheirs'),
        discard: t('orderExecution.discard'),
      }}
    >
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
    </EntriesMessages>
  )
}
