import { IconButton } from '@embpm/ui/button'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { Popover } from '@embpm/ui/popover'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePart } from './usePart.js'

const shortcutsPanel = lazyPart(async () => (await import('./ShortcutsPanel.js')).ShortcutsPanel)

/** Props of `ShortcutsMenu`. */
export interface ShortcutsMenuProps {
  /** Where a shortcut's link leads; `null` for one that leads nowhere, which is not shown. */
  hrefOf: (link: string) => string | null
}

/** The user's own links to pages, behind a button of the header. */
export function ShortcutsMenu({ hrefOf }: ShortcutsMenuProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const panel = usePart(shortcutsPanel, open, () => setOpen(false))
  return (
    <Popover
      aria-label={t('header.shortcuts')}
      placement="bottom end"
      className="emb-app-feed-popover"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          label={t('header.shortcuts')}
          icon={<Star size={16} strokeWidth={1.5} aria-hidden="true" />}
          {...preloadProps(shortcutsPanel)}
        />
      }
    >
      {panel.Part && <panel.Part hrefOf={hrefOf} onLeave={() => setOpen(false)} />}
    </Popover>
  )
}
