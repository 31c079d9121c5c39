import { Button } from '@embpm/ui/button'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../shell/useOffer.js'
import { usePart } from '../../shell/usePart.js'
import type { ImportKind } from './ImportKind.js'

/** Props of `ImportButton`. */
export interface ImportButtonProps {
  kind: ImportKind
  organisation: string
  /** Called after something was written. */
  onImported: () => void
}

const importDialog = lazyPart(async () => (await import('./ImportDialog.js')).ImportDialog)

/** Opens the import of a CSV or XLSX file; its code comes when it is first wanted. */
export function ImportButton({ kind, organisation, onImported }: ImportButtonProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const dialog = usePart(importDialog, open, () => setOpen(false))
  const show = () => {
    setRound(round + 1)
    setOpen(true)
  }
  const icon = <Upload size={16} strokeWidth={1.5} aria-hidden />
  useOffer('page', [{ id: 'import', label: t('list.import.button'), icon, onAction: show }])
  return (
    <>
      <Button
        className="emb-app-import-button"
        icon={icon}
        pending={dialog.pending}
        {...preloadProps(importDialog)}
        onPress={show}
      >
        {t('list.import.button')}
      </Button>
      {dialog.Part && (
        <dialog.Part
          key={round}
          kind={kind}
          organisation={organisation}
          open={open}
          onOpenChange={setOpen}
          onImported={onImported}
        />
      )}
    </>
  )
}
