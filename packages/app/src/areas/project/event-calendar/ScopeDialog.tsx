import { seriesScopes, type SeriesScope } from '@embpm/contract/event-schedule'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { RadioGroup } from '@embpm/ui/radio-group'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `ScopeDialog`. */
export interface ScopeDialogProps {
  title: string
  /** What is to be done. */
  of: 'change' | 'remove'
  /** The scopes that can be chosen. Default: all. */
  scopes?: readonly SeriesScope[]
  onScope: (scope: SeriesScope) => Promise<unknown>
  onCancel: () => void
}

/** Asks what of a series is meant. */
export function ScopeDialog({ title, of, scopes = seriesScopes, onScope, onCancel }: ScopeDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [scope, setScope] = useState<SeriesScope>(scopes[0] ?? 'all')
  const { pending, formProps } = useSubmit(() => onScope(scope))
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onCancel()} dismissible={!pending}>
      <Dialog.Header title={t(`eventCalendar.scope.${of}`)} context={title} closeable={!pending} />
      <Dialog.Body>
        <form {...formProps} id={form}>
          <RadioGroup<SeriesScope>
            label={t('eventCalendar.scope.which')}
            value={scope}
            options={scopes.map((value) => ({ value, label: t(`eventCalendar.scope.${value}`) }))}
            onValueChange={(next) => next && setScope(next)}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={onCancel}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant={of === 'remove' ? 'danger' : 'primary'} pending={pending}>
          {t(of === 'remove' ? 'list.delete' : 'object.save')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
