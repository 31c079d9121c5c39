import { employeeAssignment, type EmployeeAssignment } from '@embpm/contract/employee-assignment'
import { Form } from '@embpm/forms/form'
import { Button, IconButton } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictBanner } from '../../../entity/ConflictBanner.js'
import { entityQuery, newId } from '../../../entity/entityQueries.js'
import { useEntityDeletion } from '../../../entity/useEntityDeletion.js'
import { useEntityEditor } from '../../../entity/useEntityEditor.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { AssignmentFields } from './AssignmentFields.js'
import { employeeAssignmentKind as kind } from './employeeAssignmentKind.js'

/** Props of `EmployeeAssignmentDialog`. */
export interface EmployeeAssignmentDialogProps {
  /** Id of the assignment, or `new`. */
  assignmentId: string
  /** What a new one begins with. */
  start: { employeeId?: string; validFrom: string }
  /** Called when something was written. */
  onWritten: () => void
  onClose: () => void
}

/** Makes an assignment, or changes or deletes one, without leaving the map. */
export function EmployeeAssignmentDialog(props: EmployeeAssignmentDialogProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { assignmentId, onClose } = props
  const isNew = assignmentId === newId
  const { data, isError, refetch } = useQuery({
    ...entityQuery(kind, { client, organisation }, assignmentId),
    enabled: !isNew,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="m">
      <Dialog.Header title={t(isNew ? 'employeeAssignments.new' : 'employeeAssignments.edit')} />
      {isNew || data ? (
        <AssignmentEditor {...props} entity={data ?? null} />
      ) : (
        <Dialog.Body>
          {isError ? (
            <StateMessage
              kind="error"
              headingLevel={3}
              title={t('employeeAssignments.loadOneFailed')}
              actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
            />
          ) : (
            <SkeletonText />
          )}
        </Dialog.Body>
      )}
    </Dialog>
  )
}

type EditorProps = EmployeeAssignmentDialogProps & { entity: EmployeeAssignment | null }

function AssignmentEditor({ entity, start, onWritten, onClose }: EditorProps) {
  const { t } = useTranslation()
  const form = useId()
  const remove = useEntityDeletion(kind)
  const done = () => {
    onWritten()
    onClose()
  }
  const editor = useEntityEditor<EmployeeAssignment>({
    kind,
    entity,
    start: { ...employeeAssignment.empty, ...start },
    onCreated: () => {},
  })
  const { base } = editor
  const saved = base !== null && base.lockVersion !== entity?.lockVersion && !editor.unsaved && !editor.conflict
  const leave = useEffectEvent(done)
  useEffect(() => {
    if (saved) leave()
  }, [saved])
  const erase = async () => {
    if (entity && (await remove([entity])).length > 0) done()
  }
  return (
    <>
      <Dialog.Body>
        {editor.conflict && (
          <ConflictBanner<EmployeeAssignment>
            kind={kind}
            conflict={editor.conflict}
            pending={editor.saving}
            onResolve={editor.resolve}
          />
        )}
        <Form id={form} form={editor.form} onSubmit={editor.save}>
          <div className="emb-app-fields">
            <AssignmentFields />
          </div>
        </Form>
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
