import { IconButton } from '@embpm/ui/button'
import { Popover } from '@embpm/ui/popover'
import { Star } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ShortcutsPanel = lazy(async () => ({ default: (await import('./ShortcutsPanel.js')).ShortcutsPanel }))

/** Props of `ShortcutsMenu`. */
export interface ShortcutsMenuProps {
  /** Where a shortcut's link leads; `null` for one that leads nowhere, which is not shown. */
  hrefOf: (link: string) => string | null
}

/** The user's own links to pages, behind a button of the header. */
export function ShortcutsMenu({ hrefOf }: ShortcutsMenuProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      aria-label={t('header.shortcuts')}
      placement="bottom end"
      className="emb-app-feed-popover"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton label={t('header.shortcuts')} icon={<Star size={16} strokeWidth={1.5} aria-hidden="true" />} />
      }
    >
      <Suspense>
        <ShortcutsPanel hrefOf={hrefOf} onLeave={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
