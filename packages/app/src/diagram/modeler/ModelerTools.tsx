import { IconButton } from '@embpm/ui/button'
import { useKeys } from '@embpm/ui/kbd'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Redo2,
  Scissors,
  SquareDashed,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Modeler } from './Modeler.js'
import { alignments, directions, type Alignment, type Direction } from './ModelerArranging.js'
import type { ModelerRequest } from './useModelerCommands.js'

/** Props of `ModelerTools`. */
interface ModelerToolsProps {
  modeler: Modeler
  /** Does what is asked. */
  run: (request: ModelerRequest) => Promise<void>
}

const glyph = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

const alignGlyphs: Readonly<Record<Alignment, ReactNode>> = {
  left: <AlignStartVertical {...glyph} />,
  center: <AlignCenterVertical {...glyph} />,
  right: <AlignEndVertical {...glyph} />,
  top: <AlignStartHorizontal {...glyph} />,
  middle: <AlignCenterHorizontal {...glyph} />,
  bottom: <AlignEndHorizontal {...glyph} />,
}

const distributeGlyphs: Readonly<Record<Direction, ReactNode>> = {
  horizontal: <AlignHorizontalSpaceBetween {...glyph} />,
  vertical: <AlignVerticalSpaceBetween {...glyph} />,
}

/** Takes back, repeats, copies, pastes and arranges, by button and menu; what cannot be done says why. */
export function ModelerTools({ modeler, run }: ModelerToolsProps) {
  const { t } = useTranslation()
  const keys = useKeys()
  const canUndo = useSyncExternalStore(modeler.watchChanges, () => modeler.history().canUndo)
  const canRedo = useSyncExternalStore(modeler.watchChanges, () => modeler.history().canRedo)
  const { chosen } = modeler.arranging
  const { count, canAlign, canDistribute, canCopy, canRemove } = useSyncExternalStore(chosen.watch, chosen.get)

  const entry = (
    id: string,
    label: string,
    request: ModelerRequest,
    reason: string | null,
    more: object,
  ): MenuItem => ({
    id,
    label,
    onAction: () => void run(request),
    ...(reason !== null && { disabled: true, description: reason }),
    ...more,
  })
  const reasonOf = (isPossible: boolean, least: number, ask: string) => {
    if (isPossible) return null
    return count < least ? ask : t('drawing.reasons.notThis')
  }
  const toCopy = reasonOf(canCopy, 1, t('drawing.reasons.selectOne'))
  const toRemove = reasonOf(canRemove, 1, t('drawing.reasons.selectOne'))
  const toAlign = reasonOf(canAlign, 2, t('drawing.reasons.selectTwo'))
  const toDistribute = reasonOf(canDistribute, 3, t('drawing.reasons.selectThree'))
  return (
    <div className="emb-diagram-box" role="group" aria-label={t('drawing.changes')}>
      <IconButton
        size="s"
        label={canUndo ? t('drawing.undo', { keys: keys('Ctrl+Z') }) : t('drawing.nothingToUndo')}
        disabled={!canUndo}
        icon={<Undo2 {...glyph} />}
        onPress={() => run('undo')}
      />
      <IconButton
        size="s"
        label={canRedo ? t('drawing.redo', { keys: keys('Ctrl+Y') }) : t('drawing.nothingToRedo')}
        disabled={!canRedo}
        icon={<Redo2 {...glyph} />}
        onPress={() => run('redo')}
      />
      <span className="emb-diagram-line" />
      <Menu
        aria-label={t('drawing.clipboard')}
        placement="top start"
        trigger={<IconButton size="s" label={t('drawing.clipboard')} icon={<ClipboardCopy {...glyph} />} />}
        items={[
          entry('copy', t('drawing.copy'), 'copy', toCopy, { icon: <Copy {...glyph} />, shortcut: keys('Ctrl+C') }),
          entry('cut', t('drawing.cut'), 'cut', toCopy ?? toRemove, {
            icon: <Scissors {...glyph} />,
            shortcut: keys('Ctrl+X'),
          }),
          entry('paste', t('drawing.paste'), 'paste', null, {
            icon: <ClipboardPaste {...glyph} />,
            shortcut: keys('Ctrl+V'),
          }),
          entry('duplicate', t('drawing.duplicate'), 'duplicate', toCopy, {
            icon: <CopyPlus {...glyph} />,
            shortcut: keys('Ctrl+D'),
          }),
          { separator: true, id: 'line' },
          entry('selectAll', t('drawing.selectAll'), 'selectAll', null, {
            icon: <SquareDashed {...glyph} />,
            shortcut: keys('Ctrl+A'),
          }),
          entry('remove', t('drawing.remove'), 'remove', toRemove, {
            icon: <Trash2 {...glyph} />,
            shortcut: keys('Del'),
            danger: true,
          }),
        ]}
      />
      <Menu
        aria-label={t('drawing.arrange')}
        placement="top start"
        trigger={<IconButton size="s" label={t('drawing.arrange')} icon={alignGlyphs.left} />}
        items={[
          ...alignments.map((align) =>
            entry(align, t(`drawing.align.${align}`), { align }, toAlign, { icon: alignGlyphs[align] }),
          ),
          { separator: true, id: 'line' },
          ...directions.map((distribute) =>
            entry(distribute, t(`drawing.distribute.${distribute}`), { distribute }, toDistribute, {
              icon: distributeGlyphs[distribute],
            }),
          ),
        ]}
      />
    </div>
  )
}
