import { stopStrayPress } from '@embpm/ui/action'
import { IconButton } from '@embpm/ui/button'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, PencilLine, Trash2, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BuildStep } from './buildDraft.js'
import { useDuration } from './useDuration.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `StepCard`. */
export interface StepCardProps {
  step: BuildStep
  /** From 0. */
  place: number
  total: number
  isChosen: boolean
  isLifted: boolean
  /** It comes before something that it waits for. */
  isLate: boolean
  /** Whether the Tab key comes here. */
  isStop: boolean
  mayWrite: boolean
  onKey: (event: KeyboardEvent) => void
  onChoose: (key: string) => void
  onDetails: (key: string) => void
  onMove: (step: BuildStep, to: number) => void
  onRemove: (step: BuildStep) => void
}

/** A process of a sequence: its number, what is special about it, and what hangs on it. */
export const StepCard = memo(function StepCard(props: StepCardProps) {
  const { step, place, isChosen, isLifted, isLate, isStop, mayWrite, onKey, onChoose, onDetails } = props
  const { t } = useTranslation()
  const duration = useDuration()
  const { key, process, variant, tasks, minutes } = step
  return (
    <div
      className="emb-app-build-card"
      data-card={key}
      data-chosen={isChosen || undefined}
      data-lifted={isLifted || undefined}
    >
      {mayWrite && (
        <span className="emb-app-build-grip">
          <GripVertical {...glyph} />
        </span>
      )}
      <span className="emb-app-build-number" aria-hidden>
        {place + 1}
      </span>
      <button
        type="button"
        className="emb-app-build-name"
        data-step={key}
        tabIndex={isStop ? 0 : -1}
        aria-current={isChosen || undefined}
        onFocus={() => onChoose(key)}
        onClickCapture={stopStrayPress}
        onClick={() => onChoose(key)}
        onKeyDown={onKey}
        onDoubleClick={() => onDetails(key)}
      >
        <span className="emb-visually-hidden">{t('scenarioBuild.numberOf', { number: place + 1 })} </span>
        <b>{process.name}</b>
        <small>
          {process.code}
          <span className="emb-app-build-small">{variant}</span>
          {isLate && (
            <span className="emb-app-build-late">
              <TriangleAlert size={12} strokeWidth={2} aria-hidden /> {t('scenarioBuild.tooEarly')}
            </span>
          )}
        </small>
      </button>
      <span className="emb-app-build-variant">{variant}</span>
      <span className="emb-app-build-figure">{t('scenarioBuild.tasks', { count: tasks })}</span>
      <span className="emb-app-build-figure">{duration(minutes)}</span>
      <Menu
        aria-label={t('scenarioBuild.moreFor', { name: process.name })}
        placement="bottom end"
        items={useItems(props)}
        trigger={
          <IconButton
            size="s"
            tooltip={false}
            label={t('scenarioBuild.moreFor', { name: process.name })}
            icon={<Ellipsis {...glyph} />}
          />
        }
      />
    </div>
  )
})

function useItems({ step, place, total, mayWrite, onDetails, onMove, onRemove }: StepCardProps): MenuItem[] {
  const { t } = useTranslation()
  const details = {
    id: 'details',
    label: t('scenarioBuild.showDetails'),
    icon: <PencilLine {...glyph} />,
    shortcut: 'V',
    onAction: () => onDetails(step.key),
  }
  if (!mayWrite) return [details]
  return [
    details,
    {
      id: 'up',
      label: t('scenarioBuild.moveUp'),
      icon: <ArrowUp {...glyph} />,
      disabled: place === 0,
      onAction: () => onMove(step, place - 1),
    },
    {
      id: 'down',
      label: t('scenarioBuild.moveDown'),
      icon: <ArrowDown {...glyph} />,
      disabled: place === total - 1,
      onAction: () => onMove(step, place + 1),
    },
    {
      id: 'first',
      label: t('scenarioBuild.moveFirst'),
      disabled: place === 0,
      onAction: () => onMove(step, 0),
    },
    {
      id: 'last',
      label: t('scenarioBuild.moveLast'),
      disabled: place === total - 1,
      onAction: () => onMove(step, total - 1),
    },
    { id: 'line', separator: true },
    {
      id: 'remove',
      label: t('scenarioBuild.remove'),
      icon: <Trash2 {...glyph} />,
      shortcut: 'Del',
      danger: true,
      onAction: () => onRemove(step),
    },
  ]
}
