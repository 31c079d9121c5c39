import type { Requirement } from '@embpm/contract/requirement'
import { actionsOn, isLocked, type ApprovalAction } from '@embpm/contract/requirement-approval'
import { Button, IconButton } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Menu } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { Check, GitPullRequestArrow, MinusCircle, MoreHorizontal, Send, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'
import { useApproval } from './useApproval.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const icons = {
  request: <Send {...glyph} />,
  approve: <Check {...glyph} />,
  reject: <X {...glyph} />,
  waive: <MinusCircle {...glyph} />,
  withdraw: <Undo2 {...glyph} />,
}

/** What takes words with it, and so asks for them. */
type Asked = 'approve' | 'reject'

const dialog = lazyPart(async () => (await import('./DecisionDialog.js')).DecisionDialog)

/** What can be decided about a requirement now: the likely decisions as buttons, the others in a menu. */
export function ApprovalActions({ entity, unsaved }: { entity: Requirement; unsaved: boolean }) {
  const { t } = useTranslation()
  const { decide, requestChange } = useApproval(entity)
  const [asking, setAsking] = useState<Asked | null>(null)
  const { Part: Dialog } = usePart(dialog, asking !== null, () => setAsking(null))
  const actions = actionsOn(entity)
  const mayChange = isLocked(entity) && entity.changeOfId === null

  const act = async (action: ApprovalAction) => {
    if (unsaved) return void toasts.add({ text: t('requirements.saveFirst'), icon: 'info' })
    if (action === 'approve' || action === 'reject') return setAsking(action)
    const problem = await decide(action)
    if (problem !== null) toasts.add({ text: problem, icon: 'error' })
  }
  const item = (action: ApprovalAction) => ({
    id: action,
    label: t(`requirements.actions.${action}`),
    icon: icons[action],
    onAction: () => void act(action),
  })
  const more = actions.filter((action) => action === 'waive' || action === 'withdraw')
  useOffer('page', [
    ...actions.map(item),
    ...(mayChange
      ? [
          {
            id: 'change',
            label: t('requirements.actions.change'),
            icon: <GitPullRequestArrow {...glyph} />,
            onAction: () => void requestChange(),
          },
        ]
      : []),
  ])
  return (
    <>
      {more.length > 0 && (
        <Menu
          aria-label={t('requirements.moreDecisions')}
          items={more.map(item)}
          placement="bottom end"
          trigger={<IconButton label={t('requirements.moreDecisions')} icon={<MoreHorizontal {...glyph} />} />}
        />
      )}
      {(['request', 'reject', 'approve'] as const).map(
        (action) =>
          actions.includes(action) && (
            <Button key={action} icon={icons[action]} onPress={() => act(action)}>
              {t(`requirements.actions.${action}`)}
            </Button>
          ),
      )}
      {mayChange && (
        <Button icon={<GitPullRequestArrow {...glyph} />} onPress={requestChange}>
          {t('requirements.actions.change')}
        </Button>
      )}
      {asking !== null && Dialog && (
        <Dialog
          action={asking}
          name={entity.key}
          onDecide={(comment) => decide(asking, comment)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
