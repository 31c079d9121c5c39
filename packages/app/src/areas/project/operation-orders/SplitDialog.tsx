import type { OperationOrder } from '@embpm/contract/operation-order'
import { splitWays, type SplitWay } from '@embpm/contract/order-split'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { NumberField } from '@embpm/ui/number-field'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { SplitTable } from './SplitTable.js'
import { useSplit, type SplitWish } from './useSplit.js'
import './styles.css'

const hourFormat = { maximumFractionDigits: 2 }

/** Props of `SplitDialog`. */
export interface SplitDialogProps {
  /** As it is saved. */
  order: OperationOrder
  onClose: () => void
}

/** Asks how an order is split, shows what each of its periods gets, and makes the executions that are missing. */
export function SplitDialog({ order, onClose }: SplitDialogProps) {
  const { t } = useTranslation()
  const [wish, setWish] = useState<SplitWish>({ way: 'evenly' })
  const { preview, failed, retry, split, pending, problem } = useSplit(order, wish, onClose)
  const fresh = preview?.parts.filter(({ standing }) => standing === 'new').length ?? 0
  const totals = { hours: wish.hours ?? preview?.hours ?? null, quantity: wish.quantity ?? preview?.quantity ?? null }
  return (
    <Dialog open size="l" onOpenChange={(open) => !open && onClose()} dismissible={!pending}>
      <Dialog.Header title={t('operationOrders.split.title')} context={order.orderNo} closeable={!pending} />
      <Dialog.Body>
        <div className="emb-app-split">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          {preview?.refusal && <Message>{t(`operationOrders.split.refusals.${preview.refusal}`)}</Message>}
          <p>{t('operationOrders.split.text')}</p>
          <div className="emb-app-split-fields">
            <NumberField
              label={t('operationOrders.split.hours')}
              min={0}
              max={100_000}
              step={0.25}
              format={hourFormat}
              value={totals.hours}
              onValueChange={(hours) => setWish({ ...wish, hours: hours ?? 0 })}
            />
            <NumberField
              label={t('operationOrders.split.quantity')}
              min={0}
              max={100_000_000}
              value={totals.quantity}
              onValueChange={(quantity) => setWish({ ...wish, quantity: quantity ?? 0 })}
            />
            <SegmentedControl<SplitWay>
              label={t('operationOrders.split.way')}
              value={wish.way}
              segments={splitWays.map((value) => ({ value, label: t(`operationOrders.split.${value}`) }))}
              onValueChange={(way) => setWish({ ...wish, way })}
            />
          </div>
          {failed ? <AsideFailed onRetry={retry} /> : preview ? <SplitTable preview={preview} /> : <SkeletonText />}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button
          variant="primary"
          pending={pending}
          disabled={!preview || preview.refusal !== null}
          onPress={() => split.run()}
        >
          {t('operationOrders.split.create', { count: fresh })}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
