import type { Revision } from '@embpm/contract/revision'
import { Button } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { ChevronDown, History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRevisionWords } from './useRevisionWords.js'

/** Props of `RevisionSelect`. */
export interface RevisionSelectProps {
  /** The newest first. */
  revisions: readonly Revision[]
  current: Revision
  onSelect: (revision: Revision) => void
}

/** The revisions of a process, to look at one of them. Of those that were saved by themselves only the newest is offered. */
export function RevisionSelect({ revisions, current, onSelect }: RevisionSelectProps) {
  const { t } = useTranslation()
  const words = useRevisionWords()
  const offered = revisions.filter(
    (one, index) => index === 0 || one.state !== 'draft' || one.label !== '' || one.id === current.id,
  )
  return (
    <Menu
      aria-label={t('processView.revisions')}
      placement="bottom end"
      items={offered.slice(0, 30).map((one) => ({
        id: one.id,
        label: `${words.nameOf(one)} · ${words.stateOf(one)} · ${words.madeOf(one)}`,
        checked: one.id === current.id,
        onAction: () => onSelect(one),
      }))}
      trigger={
        <Button icon={<History size={16} strokeWidth={1.5} aria-hidden />}>
          <span className="emb-app-menu-label">
            {words.nameOf(current)}
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
          </span>
        </Button>
      }
    />
  )
}
