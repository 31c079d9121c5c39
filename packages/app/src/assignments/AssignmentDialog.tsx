import { openEnd, overlapOf } from '@embpm/calendar/validity'
import { positionAssignment, type PositionAssignment } from '@embpm/contract/position-assignment'
import { Form } from '@embpm/forms/form'
import { Button, IconButton } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId } from 'react'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ConflictBanner } from '../entity/ConflictBanner.js'
import { entityQuery, newId } from '../entity/entityQueries.js'
import { FieldInput } from '../entity/FieldInput.js'
import { referenceText } from '../entity/referenceText.js'
import { usePlace } from '../entity/usePlace.js'
import { useEntityDeletion } from '../entity/useEntityDeletion.js'
import { useEntityEditor } from '../entity/useEntityEditor.js'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import { usePeriodText } from '../timeline/usePeriodText.js'
import { useToday } from '../timeline/useToday.js'
import { percentSteps } from './percentSteps.js'
import { assignmentsQuery, type AssignmentSide } from './assignmentsQuery.js'
import { positionAssignmentKind as kind } from './positionAssignmentKind.js'

/** Props of `AssignmentDialog`. */
export interface AssignmentDialogProps {
  of: AssignmentSide
  /** Id of the position or the employee. */
  id: string
  /** Id of the assignment, or `new`. */
  assignmentId: string
  onClose: () => void
}

/** Makes an assignment, or changes, ends, extends and deletes one. */
export function AssignmentDialog(props: AssignmentDialogProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { assignmentId, onClose, of } = props
  const isNew = assignmentId === newId
  const { data } = useQuery({ ...entityQuery(kind, { client, organisation }, assignmentId), enabled: !isNew })
  const title = isNew
    ? of === 'positionId'
      ? t('positionAssignments.assign')
      : t('positionAssignments.assignPosition')
    : t('positionAssignments.change')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="m">
      <Dialog.Header title={title} />
      {isNew || data ? (
        <AssignmentEditor {...props} entity={data ?? null} />
      ) : (
        <Dialog.Body>
          <SkeletonText />
        </Dialog.Body>
      )}
    </Dialog>
  )
}

/** Kinds that show what follows from assignments. */
const following = ['positions', 'orgChart'] as const

function AssignmentEditor({ of, id, entity, onClose }: AssignmentDialogProps & { entity: PositionAssignment | null }) {
  const { t } = useTranslation()
  const form = useId()
  const queryClient = useQueryClient()
  const { organisation } = usePlace()
  const remove = useEntityDeletion(kind)
  const today = useToday()
  const done = () => {
    for (const name of following) void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, name) })
    onClose()
  }
  const editor = useEntityEditor<PositionAssignment>({
    kind,
    entity,
    start: { ...positionAssignment.empty, [of]: id, validFrom: today },
    onCreated: () => {},
  })
  const { base } = editor
  const saved = base !== null && base.lockVersion !== entity?.lockVersion && !editor.unsaved && !editor.conflict
  const leave = useEffectEvent(done)
  useEffect(() => {
    if (saved) leave()
  }, [saved])

  const set = (validTo: string) => editor.form.setValue('validTo', validTo, { shouldDirty: true, shouldValidate: true })
  const erase = async () => {
    if (entity && (await remove([entity])).length > 0) done()
  }
  return (
    <>
      <Dialog.Body>
        {editor.conflict && (
          <ConflictBanner<PositionAssignment>
            kind={kind}
            conflict={editor.conflict}
            pending={editor.saving}
            onResolve={editor.resolve}
          />
        )}
        <Form id={form} form={editor.form} onSubmit={editor.save}>
          <div className="emb-app-fields">
            <div className="emb-app-wide">
              <FieldInput kind={kind} name={of === 'positionId' ? 'employeeId' : 'positionId'} />
            </div>
            <FieldInput kind={kind} name="percentage" />
            <FieldInput kind={kind} name="primary" />
            <FieldInput kind={kind} name="validFrom" />
            <FieldInput kind={kind} name="validTo" />
            <div className="emb-app-wide emb-app-assignment-ends">
              <Button size="s" onPress={() => set(today)}>
                {t('positionAssignments.endToday')}
              </Button>
              <Button size="s" onPress={() => set(openEnd)}>
                {t('positionAssignments.noEnd')}
              </Button>
            </div>
            <div className="emb-app-wide">
              <FieldInput kind={kind} name="overAllowed" description={t('positionAssignments.overHelp')} />
            </div>
          </div>
        </Form>
        <EmployeeTotal control={editor.form.control} besides={entity?.id ?? null} />
      </Dialog.Body>
      <Dialog.Footer
        start={
          entity && (
            <IconButton
              label={t('object.delete')}
              icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />}
              onPress={erase}
            />
          )
        }
      >
        <Button disabled={editor.saving} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant="primary" pending={editor.saving}>
          {t(entity ? 'object.save' : 'object.create')}
        </Button>
      </Dialog.Footer>
    </>
  )
}

interface EmployeeTotalProps {
  control: Control<FieldValues, unknown, FieldValues>
  /** Id of the assignment that is changed. */
  besides: string | null
}

/** Warns where somebody would be above 100 % in all, at whichever positions; it can be saved all the same. */
function EmployeeTotal({ control, besides }: EmployeeTotalProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const period = usePeriodText()
  const typed = kind.form.schema.safeParse(useWatch({ control })).data
  const one = positionAssignment.values.safeParse(typed).data
  const employeeId = one?.employeeId ?? ''
  const { data } = useQuery({
    ...assignmentsQuery({ client, organisation }, 'employeeId', employeeId),
    enabled: employeeId !== '',
  })
  if (!one || !data) return null
  const others = data.rows.filter(({ id }) => id !== besides)
  const over = percentSteps([one, ...others]).find((step) => step.percent > 100 && overlapOf(step, one))
  if (!over) return null
  const name = referenceText(t, employeeId, data.rows[0]?.employee ?? null)
  return (
    <Message tone="warning">
      {t('positionAssignments.employeeOver', { name, percent: over.percent, period: period(over) })}
    </Message>
  )
}
