import type { OrganisationRecord } from '@embpm/contract/organisation-record'
import { Button } from '@embpm/ui/button'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../../shell/useOffer.js'
import { usePart } from '../../../../shell/usePart.js'
import { ExportArchive } from './ExportArchive.js'

const dialog = lazyPart(async () => (await import('./ImportArchiveDialog.js')).ImportArchiveDialog)

/** Takes all that an organisation has out as one file, and brings such a file in. */
export function ArchiveActions({ entity }: { entity: OrganisationRecord }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { Part: ImportArchiveDialog, pending } = usePart(dialog, open, close)
  const show = () => setOpen(true)
  const icon = <Upload size={16} strokeWidth={1.5} aria-hidden />
  const label = t('organisations.archive.import')
  useOffer('page', [{ id: 'import-organisation', label, icon, onAction: show }])
  return (
    <>
      <ExportArchive organisation={entity} />
      <Button className="emb-app-create" icon={icon} pending={pending} {...preloadProps(dialog)} onPress={show}>
        {label}
      </Button>
      {open && ImportArchiveDialog && <ImportArchiveDialog organisation={entity} onClose={close} />}
    </>
  )
}
