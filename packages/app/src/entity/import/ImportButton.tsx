import { Button } from '@embpm/ui/button'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnDemand } from '../useOnDemand.js'
import type { ImportKind } from './ImportKind.js'

/** Props of `ImportButton`. */
export interface ImportButtonProps {
  kind: ImportKind
  organisation: string
  /** Called after something was written. */
  onImported: () => void
}

const importDialog = async () => (await import('./ImportDialog.js')).ImportDialog

/** Opens the import of a CSV or XLSX file; its code comes when it is first wanted. */
export function ImportButton({ kind, organisation, onImported }: ImportButtonProps) {
  const { t } = useTranslation()
  const { part: ImportDialog, pending, ask, preloadProps } = useOnDemand(importDialog)
  const [open, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const show = () => {
    setRound(round + 1)
    setOpen(true)
  }
  return (
    <>
      <Button
        icon={<Upload size={16} strokeWidth={1.5} aria-hidden />}
        pending={pending}
        {...preloadProps}
        onPress={() => ask(show)}
      >
        {t('list.import.button')}
      </Button>
      {ImportDialog && (
        <ImportDialog
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
