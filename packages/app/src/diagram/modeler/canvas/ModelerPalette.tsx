import { Tooltip } from '@embpm/ui/tooltip'
import { Hand, Lasso, MousePointer2, MoveHorizontal, Spline } from 'lucide-react'
import { useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelerPads, PointerTool } from '../ModelerPads.js'
import { useToolbarKeys } from './useToolbarKeys.js'

/** Props of `ModelerPalette`. */
interface ModelerPaletteProps {
  pads: ModelerPads
}

const glyph = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

const tools: readonly { tool: PointerTool | null; id: 'select' | PointerTool; icon: ReactNode; shortcut: string }[] = [
  { tool: null, id: 'select', icon: <MousePointer2 {...glyph} />, shortcut: 'Esc' },
  { tool: 'hand', id: 'hand', icon: <Hand {...glyph} />, shortcut: 'H' },
  { tool: 'lasso', id: 'lasso', icon: <Lasso {...glyph} />, shortcut: 'L' },
  { tool: 'space', id: 'space', icon: <MoveHorizontal {...glyph} />, shortcut: 'S' },
  { tool: 'connect', id: 'connect', icon: <Spline {...glyph} />, shortcut: 'C' },
]

/** Tools of the pointer, and what can be drawn anew: pressed it hangs on the pointer, pressed by key it is put down at once. */
export function ModelerPalette({ pads }: ModelerPaletteProps) {
  const { t } = useTranslation()
  const active = useSyncExternalStore(pads.tool.watch, pads.tool.get)
  const drawables = useSyncExternalStore(pads.drawables.watch, pads.drawables.get)
  const { onKeyDown, buttonProps } = useToolbarKeys([
    ...tools.map(({ id }) => id),
    ...drawables.map(({ kind }) => kind),
  ])
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons inside have the focus
    <div
      className="emb-modeler-palette"
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('drawing.palette')}
      onKeyDown={onKeyDown}
    >
      {/* The library knows by this class that a press here does not end the tool. */}
      <div className="emb-modeler-palette-group group" data-group="tools">
        {tools.map(({ tool, id, icon, shortcut }) => {
          const label = t(`drawing.pointer.${id}`)
          return (
            <Tooltip key={id} text={`${label} (${shortcut})`} placement="right">
              <button
                type="button"
                className="emb-modeler-tool"
                aria-label={label}
                aria-pressed={tool === active}
                onClick={() => pads.takeTool(tool === active ? null : tool)}
                {...buttonProps(id)}
              >
                {icon}
              </button>
            </Tooltip>
          )
        })}
      </div>
      <div className="emb-modeler-palette-group">
        {drawables.map(({ kind, glyph: icon, title }) => {
          const draw = (event: MouseEvent) => {
            event.preventDefault()
            pads.draw(kind, event.nativeEvent)
          }
          return (
            <Tooltip key={kind} text={title} placement="right">
              <button
                type="button"
                className="emb-modeler-tool"
                aria-label={title}
                draggable
                onClick={draw}
                onDragStart={draw}
                {...buttonProps(kind)}
              >
                <span className={`emb-modeler-glyph ${icon}`} aria-hidden="true" />
              </button>
            </Tooltip>
          )
        })}
      </div>
    </div>
  )
}
