import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'

/** Props of `MoveDialog`. */
export interface MoveDialogProps {
  /** How many cost objects are moved. */
  count: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Moves them to a group; to none for `null`. */
  onMove: (groupId: string | null) => Promise<void>
}

/** Asks for the group that cost objects are moved to. */
export function MoveDialog({ count, open, onOpenChange, onMove }: MoveDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [group, setGroup] = useState<string | null>(null)
  const { pending, formProps } = useSubmit(async () => {
    await onMove(group)
    onOpenChange(false)
  })
  return (
    <Dialog size="s" open={open} onOpenChange={onOpenChange} dismissible={!pending}>
      <Dialog.Header title={t('costObjects.moveTo')} context={t('costObjects.moving', { count })} />
      <Dialog.Body>
        <form {...formProps} id={form}>
          <ReferenceControl
            to="costObjectGroups"
            label={t('fields.costObjectGroup')}
            description={t('costObjects.noGroupHelp')}
            value={group}
            onValueChange={setGroup}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onPress={() => onOpenChange(false)}>{t('costObjects.cancel')}</Button>
        <Button variant="primary" type="submit" form={form} pending={pending}>
          {t('costObjects.move')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
