import type { CapacityPage, CapacityPerson, ShownAssignment } from '@embpm/contract/capacity'
import { isOver, percentOf } from '@embpm/contract/capacity-weeks'
import { Avatar } from '@embpm/ui/avatar'
import { Button } from '@embpm/ui/button'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { heatOf } from './heatOf.js'
import { PersonSheet } from './PersonSheet.js'
import type { AssignmentEdits } from './useAssignmentEdits.js'
import type { BarEditing } from './useBarEditing.js'
import type { CapacityWords } from './useCapacityWords.js'

/** Props of `CapacityPhone`. */
export interface CapacityPhoneProps {
  data: CapacityPage
  people: ReadonlyMap<number, CapacityPerson>
  onMore: () => void
  edits: AssignmentEdits
  editing: BarEditing
  mayWrite: boolean
  words: CapacityWords
  onFind: (person: CapacityPerson, week: string, assignmentId: string | null) => void
  onNew: (person: CapacityPerson | null) => void
  onEdit: (assignmentId: string) => void
  onDelete: (one: ShownAssignment) => void
}

/** On a phone: people below each other with eight weeks each, and the first one in numbers. Each opens into what they are assigned to. */
export function CapacityPhone({ data, people, onMore, words, ...rest }: CapacityPhoneProps) {
  const { t } = useTranslation()
  const [openedId, setOpened] = useState<string | null>(null)
  const { weeks, total } = data
  const listed = [...people.values()]
  const opened = listed.find(({ id }) => id === openedId)
  const [first = ''] = weeks
  return (
    <div className="emb-app-capacity-phone">
      <p>
        <span>
          {t('employeeAssignments.weekRange', {
            from: words.week(first),
            to: words.week(weeks.at(-1) ?? first),
            count: weeks.length,
          })}
        </span>
        <span>{words.week(first)}</span>
      </p>
      <ul>
        {listed.map((person) => (
          <li key={person.id}>
            <PhonePerson person={person} weeks={weeks} words={words} onOpen={() => setOpened(person.id)} />
          </li>
        ))}
      </ul>
      {listed.length < total && (
        <Button onPress={onMore}>{t('employeeAssignments.more', { count: total - listed.length })}</Button>
      )}
      {opened && (
        <PersonSheet
          key={opened.id}
          person={opened}
          weeks={weeks}
          words={words}
          {...rest}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

interface PhonePersonProps {
  person: CapacityPerson
  weeks: readonly string[]
  words: CapacityWords
  onOpen: () => void
}

function PhonePerson({ person, weeks, words, onOpen }: PhonePersonProps) {
  const hours = weeks.map((_, nth) => ({ capacity: person.capacity[nth] ?? 0, assigned: person.assigned[nth] ?? 0 }))
  const [now = { capacity: 0, assigned: 0 }] = hours
  const percent = percentOf(now)
  return (
    <button type="button" onClick={onOpen}>
      <Avatar name={person.name} aria-hidden />
      <span>
        <b>{person.name}</b>
        <small>{person.role}</small>
        <span className="emb-app-capacity-strip8">
          {hours.map((at, nth) => {
            const heat = heatOf(at)
            const share = percentOf(at)
            return (
              <i key={weeks[nth]} data-heat={heat}>
                <span aria-hidden>{share === 0 ? '' : share}</span>
                <span className="emb-visually-hidden">
                  {words.cell('', weeks[nth] ?? '', at, person.off[String(nth)]).replace(/^, /, '')}{' '}
                </span>
              </i>
            )
          })}
        </span>
      </span>
      <strong data-over={isOver(now) || undefined}>
        {isOver(now) && <ArrowUp size={14} strokeWidth={2} aria-hidden />}
        {percent === null ? '–' : words.percent(percent)}
      </strong>
    </button>
  )
}
