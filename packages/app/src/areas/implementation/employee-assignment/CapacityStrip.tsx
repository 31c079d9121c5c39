import type { CapacityPage } from '@embpm/contract/capacity'
import { Kbd } from '@embpm/ui/kbd'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AssignmentEdits } from './useAssignmentEdits.js'
import type { CapacityWords } from './useCapacityWords.js'

/** Props of `CapacityStrip`. */
export interface CapacityStripProps {
  over: CapacityPage['over']
  said: string
  edits: AssignmentEdits
  /** Where the keyboard is: at the week of somebody, at one of their bars, or at a bar that is picked up. */
  at: 'week' | 'bar' | 'picked'
  mayWrite: boolean
  words: CapacityWords
}

/** The strip below the map: who has too much, what was done last as a sentence that is read out, and what the keys do. */
export function CapacityStrip({ over, said, edits, at, mayWrite, words }: CapacityStripProps) {
  const { t } = useTranslation()
  const key = (caps: readonly string[], text: string) => ({ caps, text })
  const space = t('employeeAssignments.keys.space')
  const arrows = ['←', '→']
  const sets = {
    week: [
      key(['Enter'], t('employeeAssignments.keys.open')),
      key([space], t('employeeAssignments.keys.details')),
      ...(mayWrite
        ? [key(['F'], t('employeeAssignments.keys.find')), key(['N'], t('employeeAssignments.keys.new'))]
        : []),
    ],
    bar: mayWrite
      ? [
          key([space], t('employeeAssignments.keys.pick')),
          key(['Alt', ...arrows], t('employeeAssignments.keys.end')),
          key(['+', '−'], t('employeeAssignments.keys.amount')),
          key(['F'], t('employeeAssignments.keys.find')),
          key(['Enter'], t('employeeAssignments.keys.edit')),
        ]
      : [],
    picked: [
      key(arrows, t('employeeAssignments.keys.move')),
      key(['Shift', ...arrows], t('employeeAssignments.keys.end')),
      key(['+', '−'], t('employeeAssignments.keys.amount')),
      key([space], t('employeeAssignments.keys.drop')),
      key(['Esc'], t('employeeAssignments.keys.back')),
    ],
  }
  return (
    <div className="emb-app-capacity-strip">
      <span className="emb-app-capacity-sum">
        {over.people > 0 && (
          <>
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
            <b>{t('employeeAssignments.over', { count: over.people })}</b>
            <span>{t('employeeAssignments.overWeeks', { count: over.weeks, hours: words.hours(over.hours) })}</span>
          </>
        )}
      </span>
      <span role="status">{said}</span>
      {edits.sending ? (
        <span>{t('employeeAssignments.saving')}</span>
      ) : (
        edits.savedAt && <span>{t('employeeAssignments.savedAt', { time: words.time(edits.savedAt) })}</span>
      )}
      {sets[at].map(({ caps, text }) => (
        <span key={text} className="emb-app-capacity-key">
          {caps.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}{' '}
          {text}
        </span>
      ))}
    </div>
  )
}
