import type { GridOrder, GridPeriod } from '@embpm/contract/execution-grid'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Link } from '@embpm/ui/link'
import { Message } from '@embpm/ui/message'
import { NumberField } from '@embpm/ui/number-field'
import { CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { executionKind } from '../executions/executionKind.js'
import type { GridPlace, ShownCell } from './gridModel.js'
import type { GridEditing } from './useGridEditing.js'
import type { GridWords } from './useGridWords.js'

/** Props of `ExecutionSheet`. */
export interface ExecutionSheetProps {
  cell: ShownCell
  order: GridOrder
  period: GridPeriod
  place: GridPlace
  editing: GridEditing
  words: GridWords
  onClose: () => void
}

const format = { maximumFractionDigits: 2 }

/** The execution of one order in one period, entered on a phone. */
export function ExecutionSheet({ cell, order, period, place, editing, words, onClose }: ExecutionSheetProps) {
  const { t } = useTranslation()
  const at = usePlace()
  const form = useId()
  const isNew = cell.state === 'planned'
  const [hours, setHours] = useState<number | null>(isNew && cell.hours === 0 ? cell.plannedHours : cell.hours)
  const [quantity, setQuantity] = useState<number | null>(
    isNew && cell.quantity === 0 ? cell.plannedQuantity : cell.quantity,
  )
  const refusal = editing.refusalAt(place)
  const field = { min: 0, disabled: refusal !== null, format }
  const enter = (confirm: boolean) => {
    // What was planned is what is proposed: it is entered as well.
    const isOther = (of: 'hours' | 'quantity', value: number | null) => isNew || (value ?? 0) !== cell[of]
    const fields = {
      ...(isOther('hours', hours) && { hours: hours ?? 0 }),
      ...(isOther('quantity', quantity) && { quantity: quantity ?? 0 }),
    }
    editing.type(place, fields, confirm)
    onClose()
  }
  const { formProps } = useSubmit(() => enter(true))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} className="emb-app-execution-sheet">
      <Dialog.Header title={order.title} context={`${order.orderNo} · ${words.period(period)}`} />
      <Dialog.Body>
        <form {...formProps} id={form}>
          {refusal !== null && <Message>{refusal}</Message>}
          <NumberField
            {...field}
            label={t('fields.hours')}
            description={t('orderExecution.plannedNumber', { number: words.number(cell.plannedHours) })}
            max={100_000}
            step={0.25}
            value={hours}
            onValueChange={setHours}
          />
          <NumberField
            {...field}
            label={t('fields.quantity')}
            description={t('orderExecution.plannedNumber', { number: words.number(cell.plannedQuantity) })}
            max={100_000_000}
            value={quantity}
            onValueChange={setQuantity}
          />
          <Link href={kindHref(executionKind, at, cell.id)}>{t('orderExecution.openWithEvidence')}</Link>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={refusal !== null} onPress={() => enter(false)}>
          {t('orderExecution.save')}
        </Button>
        <Button
          type="submit"
          form={form}
          variant="primary"
          disabled={refusal !== null}
          icon={<CircleCheck size={16} strokeWidth={1.5} aria-hidden />}
        >
          {t('orderExecution.confirm')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
