import { Tooltip } from '@embpm/ui/tooltip'
import { Spline, Trash2, Wrench } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Modeler } from '../Modeler.js'
import type { Pad, PadAction } from '../ModelerPads.js'
import { placeBeside } from './placeBeside.js'
import { useToolbarKeys } from './useToolbarKeys.js'

/** Props of `ElementPad`. */
interface ElementPadProps {
  modeler: Modeler
  pad: Pad
  /** Takes the focus when it is asked for by key. */
  wanted: boolean
  /** Called once it has it. */
  onTaken: () => void
  /** Called when the focus is given back to the element. */
  onLeave: () => void
}

const glyph = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Glyphs that the workspace has elsewhere, too. */
const known: Readonly<Record<string, ReactNode>> = {
  'bpmn-icon-trash': <Trash2 {...glyph} />,
  'bpmn-icon-screw-wrench': <Wrench {...glyph} />,
  'bpmn-icon-connection-multi': <Spline {...glyph} />,
}

/** Groups that come before and after the others. */
const ranks: Readonly<Record<string, number>> = { model: -2, connect: -1, edit: 1 }

/** Actions in groups: what adds first, what changes and removes last. */
const inGroups = (actions: readonly PadAction[]) =>
  [...Map.groupBy(actions, ({ group }) => group)].toSorted(([a], [b]) => (ranks[a] ?? 0) - (ranks[b] ?? 0))

/** What can be done to what is selected, in a box beside it. */
export function ElementPad({ modeler, pad, wanted, onTaken, onLeave }: ElementPadProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { onKeyDown, buttonProps } = useToolbarKeys(pad.actions.map(({ id }) => id))

  useLayoutEffect(() => {
    const place = () => box.current && placeBeside(box.current, pad.place())
    place()
    return modeler.watch(place)
  }, [modeler, pad])
  useEffect(() => {
    if (!wanted) return
    box.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true })
    onTaken()
  }, [wanted, onTaken])

  const handleEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onLeave()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons inside have the focus
    <div
      ref={box}
      className="emb-modeler-pad"
      role="toolbar"
      aria-label={t('drawing.pad')}
      onKeyDown={onKeyDown}
      onKeyDownCapture={handleEscape}
    >
      {inGroups(pad.actions).map(([group, actions]) => (
        <div key={group} className="emb-modeler-pad-group">
          {actions.map((action) => (
            <PadButton key={action.id} action={action} {...buttonProps(action.id)} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface PadButtonProps {
  action: PadAction
  tabIndex: number
  onFocus: () => void
}

function PadButton({ action, ...props }: PadButtonProps) {
  const endPreview = useRef<(() => void) | null>(null)
  const end = () => {
    endPreview.current?.()
    endPreview.current = null
  }
  useEffect(() => () => endPreview.current?.(), [])
  return (
    <Tooltip text={action.title}>
      <button
        {...props}
        type="button"
        className="emb-modeler-tool"
        aria-label={action.title}
        data-action={action.id}
        draggable={action.drag !== null}
        onPointerEnter={() => {
          endPreview.current = action.preview?.() ?? null
        }}
        onPointerLeave={end}
        onClick={(event) => {
          end()
          action.press(event.nativeEvent)
        }}
        onDragStart={(event) => {
          event.preventDefault()
          end()
          action.drag?.(event.nativeEvent)
        }}
      >
        {known[action.glyph] ?? <span className={`emb-modeler-glyph ${action.glyph}`} aria-hidden="true" />}
      </button>
    </Tooltip>
  )
}
