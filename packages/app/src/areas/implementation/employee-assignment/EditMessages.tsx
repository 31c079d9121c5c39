import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import type { AssignmentEdits } from './useAssignmentEdits.js'
import type { CapacityWords } from './useCapacityWords.js'

/** What of the changes needs somebody: what another changed as well, and what could not be stored. */
export function EditMessages({ edits, words }: { edits: AssignmentEdits; words: CapacityWords }) {
  const { t } = useTranslation()
  const conflicts = [...edits.drafts.values()].flatMap(({ base, fields, theirs }) =>
    theirs ? [{ base, theirs, mine: { ...theirs, ...fields } }] : [],
  )
  return (
    <div className="emb-app-capacity-messages">
      {edits.failed && (
        <Message
          tone="danger"
          title={t('employeeAssignments.notSaved', { count: edits.drafts.size })}
          actions={
            <>
              <Button size="s" pending={edits.sending} onPress={() => edits.flush()}>
                {t('states.retry')}
              </Button>
              <Button size="s" onPress={() => edits.drop()}>
                {t('employeeAssignments.discard')}
              </Button>
            </>
          }
        >
          {t('employeeAssignments.notSavedText')}
        </Message>
      )}
      {conflicts.map(({ base, theirs, mine }) => (
        <Message
          key={base.id}
          tone="warning"
          title={t('employeeAssignments.conflictTitle', { name: theirs.changedBy, target: words.target(theirs) })}
          actions={
            <>
              <Button size="s" onPress={() => edits.again(base.id)}>
                {t('employeeAssignments.again')}
              </Button>
              <Button size="s" onPress={() => edits.drop(base.id)}>
                {t('employeeAssignments.keepTheirs')}
              </Button>
            </>
          }
        >
          {t('employeeAssignments.conflictText', {
            theirs: `${words.amount(theirs)}, ${words.period(theirs)}`,
            mine: `${words.amount(mine)}, ${words.period(mine)}`,
          })}
        </Message>
      ))}
    </div>
  )
}
