import type { Scenario } from '@embpm/contract/scenario'
import { Button } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { toasts } from '@embpm/ui/toast'
import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'

const dialog = lazyPart(async () => (await import('./CopyDialog.js')).CopyDialog)

/** Copies a scenario, as it is saved, to the next release. */
export function CopyScenario({ entity, unsaved }: { entity: Scenario; unsaved: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { Part: Dialog, pending } = usePart(dialog, isOpen, close)
  const label = t('scenarioBuild.copy.button')
  const icon = <CopyPlus size={16} strokeWidth={1.5} aria-hidden />
  const open = () => {
    if (unsaved) toasts.add({ text: t('scenarioBuild.copy.saveFirst'), icon: 'info' })
    else setOpen(true)
  }
  useOffer('page', [{ id: 'copy-scenario', label, icon, onAction: open }])
  return (
    <>
      <Button className="emb-app-build-copy" icon={icon} pending={pending} onPress={open}>
        {label}
      </Button>
      {isOpen && Dialog && <Dialog scenario={entity} onClose={close} />}
    </>
  )
}
