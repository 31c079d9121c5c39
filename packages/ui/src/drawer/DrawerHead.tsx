import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Heading } from 'react-aria-components/Modal'
import { Button } from '../button/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('drawer', { close: 'Close panel' })

/** Props of `DrawerHead`. */
export interface DrawerHeadProps {
  title: ReactNode
  actions: ReactNode
  onClose: () => void
}

/** Title line of a drawer, 56 px. */
export function DrawerHead({ title, actions, onClose }: DrawerHeadProps) {
  const t = useWords(words)
  return (
    <header className="emb-drawer-head">
      <Heading slot="title" level={2} className="emb-drawer-title">
        {title}
      </Heading>
      {actions}
      <Button
        variant="ghost"
        aria-label={t('close')}
        icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
        data-icon-only
        onPress={onClose}
      />
    </header>
  )
}
