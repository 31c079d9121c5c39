import type { MenuItem } from '@embpm/ui/menu'
import type { TFunction } from 'i18next'
import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  CircleDot,
  CornerDownRight,
  File,
  Merge,
  MoveVertical,
  PencilLine,
  Plus,
  Replace,
  Rows2,
  Split,
  Spline,
  Star,
  StickyNote,
  Trash2,
} from 'lucide-react'
import type { Modeler } from '../Modeler.js'
import type { OutlineNode } from '../ModelerEditing.js'
import type { OutlinePanel } from './OutlinePanel.js'
import type { OutlineActions } from './useOutlineActions.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What an entry of the menu needs to know. */
export interface OutlineMenuOptions {
  modeler: Modeler
  node: OutlineNode
  actions: OutlineActions
  t: TFunction
  onAsk: (panel: OutlinePanel) => void
  onRename: (id: string) => void
}

/** What can be done with an element; what its kind does not allow is not there. */
export function outlineMenu({ modeler, node, actions, t, onAsk, onRename }: OutlineMenuOptions): readonly MenuItem[] {
  const { id, type } = node
  const isFlow = node.isFlow
  const isSequence = type === 'bpmn:SequenceFlow'
  const isLane = type === 'bpmn:Lane'
  const canSplit = modeler.kindsFor({ after: id }).some((kind) => kind.type === 'bpmn:ExclusiveGateway')
  const hasLanes = modeler.outline().some((one) => one.parent === id && one.type === 'bpmn:Lane')
  const isBand = isLane || type === 'bpmn:Participant'
  const isNode = /(?:Task|CallActivity|SubProcess|Transaction|Event|Gateway)$/.test(type)
  const isStep = isNode && !/(?:Event|Gateway)$/.test(type)
  const entries: readonly (MenuItem | false)[] = [
    modeler.kindsFor({ after: id }).length > 0 && {
      id: 'after',
      label: t(isFlow ? 'outline.do.into' : 'outline.do.after'),
      shortcut: 'A',
      icon: <Plus {...glyph} />,
      onAction: () => onAsk({ ask: 'after', id }),
    },
    modeler.kindsFor({ before: id }).length > 0 && {
      id: 'before',
      label: t('outline.do.before'),
      shortcut: 'Shift A',
      icon: <ArrowLeftToLine {...glyph} />,
      onAction: () => onAsk({ ask: 'before', id }),
    },
    modeler.kindsFor({ in: id }).length > 0 && {
      id: 'in',
      label: t('outline.do.in'),
      icon: <CornerDownRight {...glyph} />,
      ...(isBand && { shortcut: 'A' }),
      onAction: () => onAsk({ ask: 'in', id }),
    },
    !isFlow &&
      !isLane && {
        id: 'connect',
        label: t('outline.do.connect'),
        shortcut: 'C',
        icon: <Spline {...glyph} />,
        onAction: () => onAsk({ ask: 'connect', id }),
      },
    isFlow && {
      id: 'start',
      label: t('outline.do.start'),
      icon: <ArrowLeftToLine {...glyph} />,
      onAction: () => onAsk({ ask: 'start', id }),
    },
    isFlow && {
      id: 'end',
      label: t('outline.do.end'),
      icon: <ArrowRightToLine {...glyph} />,
      onAction: () => onAsk({ ask: 'end', id }),
    },
    isSequence &&
      modeler.canBeDefault(id) && {
        id: 'default',
        label: t(node.isDefault ? 'outline.do.notDefault' : 'outline.do.default'),
        icon: <Star {...glyph} />,
        onAction: () => void actions.setDefault(id, !node.isDefault),
      },
    {
      id: 'rename',
      label: t('outline.do.rename'),
      shortcut: 'F2',
      icon: <PencilLine {...glyph} />,
      onAction: () => onRename(id),
    },
    modeler.kindsOf(id).length > 0 && {
      id: 'kind',
      label: t('outline.do.kind'),
      shortcut: 'K',
      icon: <Replace {...glyph} />,
      onAction: () => onAsk({ ask: 'kind', id }),
    },
    modeler.attachable(id).length > 0 && {
      id: 'attach',
      label: t('outline.do.attach'),
      shortcut: 'B',
      icon: <CircleDot {...glyph} />,
      onAction: () => onAsk({ ask: 'attach', id }),
    },
    modeler.lanesFor(id).length > 0 && {
      id: 'lane',
      label: t('outline.do.lane'),
      shortcut: 'M',
      icon: <MoveVertical {...glyph} />,
      onAction: () => onAsk({ ask: 'lane', id }),
    },
    canSplit && {
      id: 'split',
      label: t('outline.do.split'),
      icon: <Split {...glyph} />,
      onAction: () => onAsk({ ask: 'split', id }),
    },
    isNode &&
      modeler.joinsOf(id).length > 0 && {
        id: 'join',
        label: t('outline.do.join'),
        icon: <Merge {...glyph} />,
        onAction: () => onAsk({ ask: 'join', id }),
      },
    (isNode || type.endsWith('Reference')) && {
      id: 'note',
      label: t('outline.do.note'),
      icon: <StickyNote {...glyph} />,
      onAction: () => onAsk({ ask: 'note', id }),
    },
    isStep && {
      id: 'data',
      label: t('outline.do.data'),
      icon: <File {...glyph} />,
      onAction: () => onAsk({ ask: 'data', id }),
    },
    isLane && {
      id: 'laneAbove',
      label: t('outline.do.laneAbove'),
      icon: <ArrowUpToLine {...glyph} />,
      onAction: () => onAsk({ ask: 'laneAbove', id }),
    },
    isLane && {
      id: 'laneBelow',
      label: t('outline.do.laneBelow'),
      icon: <ArrowDownToLine {...glyph} />,
      onAction: () => onAsk({ ask: 'laneBelow', id }),
    },
    isBand &&
      !hasLanes && {
        id: 'lanes',
        label: t('outline.do.lanes'),
        icon: <Rows2 {...glyph} />,
        onAction: () => onAsk({ ask: 'lanes', id }),
      },
    {
      id: 'remove',
      label: t('outline.do.remove'),
      shortcut: 'Del',
      danger: true,
      icon: <Trash2 {...glyph} />,
      onAction: () => void actions.remove(id),
    },
  ]
  return entries.filter((entry) => entry !== false)
}
