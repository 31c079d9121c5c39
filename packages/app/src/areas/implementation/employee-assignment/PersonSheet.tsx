import type { CapacityPerson } from '@embpm/contract/capacity'
import { Button, IconButton } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { CalendarMinus, CalendarPlus, Minus, PencilLine, Plus, UserSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CapacityPhoneProps } from './CapacityPhone.js'
import { EditMessages } from './EditMessages.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `PersonSheet`. */
export interface PersonSheetProps extends Omit<CapacityPhoneProps, 'data' | 'people' | 'onMore'> {
  person: CapacityPerson
  weeks: readonly string[]
  onClose: () => void
}

/** What somebody is assigned to, on a phone: more or less by 5 %, an end a week sooner or later, all else in its form. */
export function PersonSheet(props: PersonSheetProps) {
  const { person, weeks, edits, editing, mayWrite, words, onFind, onNew, onEdit, onClose } = props
  const { t } = useTranslation()
  const close = () => {
    void edits.flush()
    onClose()
  }
  return (
    <Dialog open size="m" onOpenChange={(open) => !open && close()}>
      <Dialog.Header title={person.name} />
      <Dialog.Body>
        <div className="emb-app-capacity-sheet">
          <EditMessages edits={edits} words={words} />
          {person.assignments.length === 0 && <p>{t('employeeAssignments.nothingInWeeks')}</p>}
          <ul>
            {person.assignments.map((stored) => {
              const one = edits.shown(stored)
              const target = words.target(one)
              const named = (label: string) => `${label}: ${target}`
              return (
                <li key={one.id}>
                  <b>{target}</b>
                  <small>{[words.period(one), one.role].filter(Boolean).join(' · ')}</small>
                  <span>
                    <strong>{words.amount(one)}</strong>
                    {mayWrite && (
                      <>
                        <IconButton
                          label={named(t('employeeAssignments.less'))}
                          icon={<Minus {...glyph} />}
                          onPress={() => editing.weigh(stored, -1)}
                        />
                        <IconButton
                          label={named(t('employeeAssignments.moreOfIt'))}
                          icon={<Plus {...glyph} />}
                          onPress={() => editing.weigh(stored, 1)}
                        />
                        <IconButton
                          label={named(t('employeeAssignments.endSooner'))}
                          icon={<CalendarMinus {...glyph} />}
                          onPress={() => editing.move(stored, 'end', -1)}
                        />
                        <IconButton
                          label={named(t('employeeAssignments.endLater'))}
                          icon={<CalendarPlus {...glyph} />}
                          onPress={() => editing.move(stored, 'end', 1)}
                        />
                        <IconButton
                          label={named(t('employeeAssignments.edit'))}
                          icon={<PencilLine {...glyph} />}
                          onPress={() => onEdit(one.id)}
                        />
                      </>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
          <p role="status" className="emb-visually-hidden">
            {editing.said}
          </p>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        {mayWrite && person.assignments.length > 0 && (
          <Button icon={<UserSearch {...glyph} />} onPress={() => onFind(person, weeks[0] ?? '', null)}>
            {t('employeeAssignments.findFree')}
          </Button>
        )}
        {mayWrite && (
          <Button variant="primary" onPress={() => onNew(person)}>
            {t('employeeAssignments.new')}
          </Button>
        )}
      </Dialog.Footer>
    </Dialog>
  )
}
