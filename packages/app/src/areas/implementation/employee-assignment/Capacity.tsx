import { addDays } from '@embpm/calendar/arithmetic'
import type { CapacityPage, CapacityPerson, ShownAssignment } from '@embpm/contract/capacity'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../entity/entityQueries.js'
import { useEntityDeletion } from '../../../entity/useEntityDeletion.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'
import { CapacityMap } from './CapacityMap.js'
import { CapacityPhone } from './CapacityPhone.js'
import { CapacityStrip } from './CapacityStrip.js'
import { groupKey, personKey, type Folding } from './capacityLines.js'
import { EditMessages } from './EditMessages.js'
import { employeeAssignmentKind as kind } from './employeeAssignmentKind.js'
import type { MapPlace } from './onMapKey.js'
import { useAssignmentEdits } from './useAssignmentEdits.js'
import { useBarEditing } from './useBarEditing.js'
import type { CapacityWords } from './useCapacityWords.js'

const findPart = lazyPart(async () => (await import('./FindFreeDialog.js')).FindFreeDialog)
const editPart = lazyPart(async () => (await import('./EmployeeAssignmentDialog.js')).EmployeeAssignmentDialog)

/** An assignment in a dialog: its id, or `new`, and whose a new one is. */
export interface EditedAssignment {
  id: string
  employeeId?: string
}

/** Props of `Capacity`. */
export interface CapacityProps {
  data: CapacityPage
  people: ReadonlyMap<number, CapacityPerson>
  pages: readonly number[]
  onPages: (pages: readonly number[]) => void
  /** Whether it is still what was asked for before. */
  stale: boolean
  today: string
  phone: boolean
  mayWrite: boolean
  words: CapacityWords
  /** What is made or changed in a dialog; `null` for nothing. */
  edited: EditedAssignment | null
  onEdited: (edited: EditedAssignment | null) => void
  narrowed: boolean
  onClear: () => void
}

/** The map with what is done with it: bars that are moved, somebody free who is found, assignments that are made and changed. */
export function Capacity(props: CapacityProps) {
  const { data, people, pages, onPages, stale, today, phone, mayWrite, words, edited, narrowed, onClear } = props
  const setEdited = props.onEdited
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const edits = useAssignmentEdits()
  const { weeks, groups } = data
  const last = addDays(weeks.at(-1) ?? today, 6)
  const editing = useBarEditing({ edits, words, last })
  const current = weeks.findIndex((monday) => monday <= today && today <= addDays(monday, 6))
  const [folding, setFolding] = useState<Folding>({ opened: new Set(), closed: new Set() })
  const [place, setPlace] = useState<MapPlace>({ line: personKey(0), column: Math.max(0, current) })
  const [finding, setFinding] = useState<{ person: CapacityPerson; week: string; assignmentId: string | null } | null>(
    null,
  )
  const remove = useEntityDeletion(kind)
  const find = usePart(findPart, finding !== null, () => setFinding(null))
  const edit = usePart(editPart, edited !== null, () => setEdited(null))

  useOffer(
    'page',
    mayWrite
      ? [{ id: 'new-assignment', label: t('employeeAssignments.new'), onAction: () => setEdited({ id: newId }) }]
      : [],
  )

  const actions = {
    onFind: (person: CapacityPerson, week: string, assignmentId: string | null) =>
      setFinding({ person, week, assignmentId }),
    onNew: (person: CapacityPerson | null) => setEdited({ id: newId, ...(person && { employeeId: person.id }) }),
    onEdit: (id: string) => setEdited({ id }),
    onDelete: (one: ShownAssignment) =>
      void (async () => {
        const whole = await kind.api(client).get({ id: one.id })
        await remove([whole])
        await edits.refresh()
      })().catch(() => editing.say(t('employeeAssignments.deleteFailed'))),
  }
  const shared = { data, people, edits, editing, mayWrite, words, ...actions }
  const at = editing.picked ? 'picked' : place.line.startsWith('b:') ? 'bar' : 'week'
  // A line that is gone, such as after a filter, is the first one.
  const known = new Set(groups.map(groupKey))
  const shown = place.line.startsWith('g:') && !known.has(place.line) ? { ...place, line: personKey(0) } : place

  return (
    <div className="emb-app-capacity" data-stale={stale || undefined} key={organisation}>
      <EditMessages edits={edits} words={words} />
      {data.total === 0 ? (
        <StateMessage
          kind={narrowed ? 'no-match' : 'empty'}
          title={t(narrowed ? 'board.noMatchTitle' : 'employeeAssignments.emptyTitle')}
          description={t(narrowed ? 'board.noMatchText' : 'employeeAssignments.emptyText')}
          actions={narrowed ? <Button onPress={onClear}>{t('board.clear')}</Button> : undefined}
        />
      ) : phone ? (
        <CapacityPhone {...shared} onMore={() => onPages([...pages, Math.max(...pages) + 1])} />
      ) : (
        <>
          <CapacityMap
            {...shared}
            key={`${weeks[0]} ${weeks.length}`}
            onPages={onPages}
            today={today}
            folding={folding}
            onFolding={setFolding}
            place={shown}
            onPlace={setPlace}
          />
          <CapacityStrip over={data.over} said={editing.said} edits={edits} at={at} mayWrite={mayWrite} words={words} />
        </>
      )}
      {find.Part && finding && (
        <find.Part
          {...finding}
          column={weeks.indexOf(finding.week)}
          edits={edits}
          words={words}
          onClose={() => setFinding(null)}
        />
      )}
      {edit.Part && edited && (
        <edit.Part
          key={edited.id}
          assignmentId={edited.id}
          start={{ ...(edited.employeeId !== undefined && { employeeId: edited.employeeId }), validFrom: today }}
          onWritten={() => void edits.refresh()}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}
