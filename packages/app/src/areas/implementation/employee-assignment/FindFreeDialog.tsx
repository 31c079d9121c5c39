import type { CapacityPerson, Offer } from '@embpm/contract/capacity'
import { fullWeek, isOver } from '@embpm/contract/capacity-weeks'
import { movePlan } from '@embpm/contract/move-plan'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { RadioGroup } from '@embpm/ui/radio-group'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { Select } from '@embpm/ui/select'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { assignedIn } from './assignedIn.js'
import { capacityKey } from './useCapacity.js'
import type { AssignmentEdits, Written } from './useAssignmentEdits.js'
import type { CapacityWords } from './useCapacityWords.js'

/** Props of `FindFreeDialog`. */
export interface FindFreeDialogProps {
  person: CapacityPerson
  /** The Monday of the week that is meant. */
  week: string
  /** The place of that week among those of the person. */
  column: number
  /** The assignment that is meant; `null` for that which is best moved. */
  assignmentId: string | null
  edits: AssignmentEdits
  words: CapacityWords
  onClose: () => void
}

/** The assignment that is best moved: the smallest that is enough, else the largest. */
function bestOf(person: CapacityPerson, week: string, column: number) {
  const held = assignedIn(person, week).toSorted(
    (a, b) => fullWeek(a, person.weeklyHours) - fullWeek(b, person.weeklyHours),
  )
  const excess = (person.assigned[column] ?? 0) - (person.capacity[column] ?? 0)
  return held.find((one) => fullWeek(one, person.weeklyHours) >= excess) ?? held.at(-1)
}

/** Finds somebody who is free for an assignment, or for what of it is too much, and moves it to them. */
export function FindFreeDialog(props: FindFreeDialogProps) {
  const { person, week, column, edits, words, onClose } = props
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const held = assignedIn(person, week)
  const at = { capacity: person.capacity[column] ?? 0, assigned: person.assigned[column] ?? 0 }
  const [assignmentId, setAssignment] = useState(props.assignmentId ?? bestOf(person, week, column)?.id ?? '')
  const [whole, setWhole] = useState(!isOver(at))
  const [skill, setSkill] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [refused, setRefused] = useState<Written | null>(null)
  const asked = { assignmentId, week, whole, ...(skill !== '' && { skill }) }
  const { data, isError, refetch } = useQuery({
    queryKey: [...capacityKey(organisation), 'free', asked],
    queryFn: ({ signal }) => client.capacity.findFree(asked, { signal }),
    enabled: assignmentId !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const to = data?.candidates.find(({ id }) => id === chosen) ?? data?.candidates[0]
  const moving = useAction(async () => {
    if (!data || !to) return
    const { assignment, amount, validFrom, validTo } = data
    const plan = movePlan(assignment, { amount, validFrom, validTo, to, weeklyHours: data.person.weeklyHours })
    if (!plan) return
    const written = await edits.write({
      changes: [{ base: assignment, fields: plan.change }],
      creates: plan.creates,
      said: t('employeeAssignments.moved', { target: words.target(assignment), name: to.name }),
    })
    if (written === 'stored') onClose()
    else setRefused(written)
  })

  return (
    <Dialog open size="l" onOpenChange={(open) => !open && onClose()} dismissible={!moving.pending}>
      <Dialog.Header title={t('employeeAssignments.findFreeFor', { name: person.name, week: words.week(week) })} />
      <Dialog.Body>
        <div className="emb-app-capacity-find">
          {refused && (
            <Message tone={refused === 'failed' ? 'danger' : 'warning'}>
              {t(`employeeAssignments.refused.${refused === 'failed' ? 'failed' : 'conflict'}`)}
            </Message>
          )}
          {held.length > 1 && (
            <Select
              label={t('employeeAssignments.assignment')}
              value={assignmentId}
              options={held.map((one) => ({ value: one.id, label: `${words.target(one)}, ${words.amount(one)}` }))}
              onValueChange={(next) => setAssignment(next ?? '')}
            />
          )}
          <div className="emb-app-capacity-find-tools">
            {isOver(at) && (
              <SegmentedControl<'part' | 'whole'>
                label={t('employeeAssignments.howMuch')}
                value={whole ? 'whole' : 'part'}
                segments={[
                  { value: 'part', label: t('employeeAssignments.partOfIt') },
                  { value: 'whole', label: t('employeeAssignments.allOfIt') },
                ]}
                onValueChange={(next) => setWhole(next === 'whole')}
              />
            )}
            <Select
              label={t('employeeAssignments.skill')}
              value={skill}
              options={[
                { value: '', label: t('employeeAssignments.anySkill') },
                ...person.skills.map((one) => ({ value: one, label: one })),
              ]}
              onValueChange={(next) => setSkill(next ?? '')}
            />
          </div>
          {isError ? (
            <StateMessage
              kind="error"
              headingLevel={3}
              title={t('employeeAssignments.findFailed')}
              actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
            />
          ) : held.length === 0 ? (
            <StateMessage kind="empty" headingLevel={3} title={t('employeeAssignments.nothingInWeek')} />
          ) : !data ? (
            <SkeletonText lines={6} />
          ) : data.candidates.length === 0 ? (
            <StateMessage
              kind="no-match"
              headingLevel={3}
              title={t('employeeAssignments.nobodyFree')}
              description={t('employeeAssignments.nobodyFreeText')}
            />
          ) : (
            <div className="emb-app-capacity-candidates">
              <Candidates offer={data} value={to?.id ?? ''} onValueChange={setChosen} words={words} />
            </div>
          )}
          {data && to && (
            <p className="emb-app-capacity-consequence" role="status">
              {t('employeeAssignments.consequence', {
                hours: words.hours(data.hours),
                target: words.target(data.assignment),
                weeks: words.weeksOf(data),
                to: to.name,
                from: data.person.name,
                after: words.percent(data.person.after),
                highest: words.percent(to.highest),
              })}
            </p>
          )}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={moving.pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button variant="primary" disabled={!to} pending={moving.pending} onPress={() => moving.run()}>
          {to ? t('employeeAssignments.moveTo', { name: to.name }) : t('employeeAssignments.move')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}

interface CandidatesProps {
  offer: Offer
  value: string
  onValueChange: (id: string) => void
  words: CapacityWords
}

/** Those who could do it, with what speaks for each. */
function Candidates({ offer, value, onValueChange, words }: CandidatesProps) {
  const { t } = useTranslation()
  const { role } = offer.assignment
  return (
    <RadioGroup
      label={t('employeeAssignments.whoIsFree')}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      options={offer.candidates.slice(0, 12).map(({ id, name, unit, shared, sameRole, free, highest, fits }) => ({
        value: id,
        label: name,
        description: [
          t('employeeAssignments.freeHours', { hours: words.hours(free) }),
          t(fits ? 'employeeAssignments.wouldHave' : 'employeeAssignments.wouldHaveTooMuch', {
            percent: words.percent(highest),
          }),
          ...shared,
          ...(sameRole && !shared.includes(role) ? [role] : []),
          ...(unit === '' ? [] : [unit]),
        ].join(' · '),
      }))}
    />
  )
}
