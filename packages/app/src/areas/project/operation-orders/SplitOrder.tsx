import type { OperationOrder } from '@embpm/contract/operation-order'
import { Button } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { toasts } from '@embpm/ui/toast'
import { Split } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'

const dialog = lazyPart(async () => (await import('./SplitDialog.js')).SplitDialog)

/** Splits an order, as it is saved, into executions. */
export function SplitOrder({ entity, unsaved }: { entity: OperationOrder; unsaved: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { Part: Dialog } = usePart(dialog, isOpen, close)
  const label = t('operationOrders.split.button')
  const icon = <Split size={16} strokeWidth={1.5} aria-hidden />
  const open = () => {
    if (unsaved) toasts.add({ text: t('operationOrders.split.saveFirst'), icon: 'info' })
    else setOpen(true)
  }
  useOffer('page', [{ id: 'split', label, icon, onAction: open }])
  return (
    <>
      <Button icon={icon} onPress={open}>
        {label}
      </Button>
      {isOpen && Dialog && <Dialog order={entity} onClose={close} />}
    </>
  )
}
