import { nextStates, revision } from '@embpm/contract/revision'
import { currentOf } from '@embpm/contract'
import { IconButton } from '@embpm/ui/button'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useOffer } from '../../../shell/useOffer.js'
import type { Drawing } from './drawing.js'
import type { SavingState } from './saving/Saving.js'

/** Props of `MoreMenu`. */
export interface MoreMenuProps {
  /** Address of where the newest revision is read. */
  viewHref: string
  drawing: Drawing
  state: SavingState
  onImport: () => void
  onName: () => void
}

const given = ['review', 'draft'] as const

/** What else can be done with a drawing: import, a name, review, print. */
export function MoreMenu({ viewHref, drawing, state: { base }, onImport, onName }: MoreMenuProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { saving } = drawing

  const turnTo = async (to: (typeof given)[number]) => {
    try {
      const isSaved = await saving.flush()
      const newest = saving.state().base
      if (!isSaved || !newest) throw new Error('What is drawn is not saved')
      saving.turned(await client.revisions.turn({ id: newest.id, lockVersion: newest.lockVersion, to }))
      toasts.add({ text: t(`building.turned.${to}`), icon: 'success' })
    } catch (error) {
      const current = currentOf(error, revision)
      if (current) saving.turned(current)
      toasts.add({ text: t('building.publish.changed'), icon: 'error' })
    }
  }
  const states = base ? given.filter((to) => nextStates[base.state].includes(to)) : []
  const items: MenuItem[] = [
    { id: 'import', label: t('building.import.title'), onAction: onImport },
    ...(base
      ? [
          { id: 'name', label: t('revisionDialog.nameTitle'), onAction: onName },
          ...states.map((to) => ({ id: to, label: t(`building.turn.${to}`), onAction: () => void turnTo(to) })),
          { id: 'print', label: t('processView.print'), onAction: () => window.print() },
          { id: 'view', label: t('building.openView'), href: viewHref },
        ]
      : []),
  ]
  useOffer('page', items)
  return (
    <Menu
      aria-label={t('building.more')}
      placement="bottom end"
      items={items}
      trigger={
        <IconButton
          variant="ghost"
          label={t('building.more')}
          icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
        />
      }
    />
  )
}
