import { announce } from '@embpm/ui/button'
import { toasts } from '@embpm/ui/toast'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shell/ServicesProvider.js'
import { readClipboard, writeClipboard } from './diagramClipboard.js'
import type { Modeler } from './Modeler.js'
import type { Alignment, CopiedElements, Direction } from './ModelerArranging.js'
import type { ModelerCommand } from './modelerCommand.js'

/** What somebody can ask of a modeler by key, button or menu. */
export type ModelerRequest = ModelerCommand | { align: Alignment } | { distribute: Direction }

/**
 * Does what is asked of a modeler, and says what came of it.
 * @param onActions called when the actions of what is selected are asked for
 */
export function useModelerCommands(modeler: Modeler | null, onActions: () => void) {
  const { t } = useTranslation()
  const { storage } = useServices()
  const latest = useRef<(request: ModelerRequest) => unknown>(() => undefined)

  const run = async (request: ModelerRequest): Promise<void> => {
    if (!modeler) return
    const { arranging, pads } = modeler
    const keep = async (copied: CopiedElements | null, said: (total: number) => string) => {
      if (!copied) return announce(t('drawing.reasons.selectOne'))
      announce(said(copied.count))
      await writeClipboard(storage, copied.text)
    }
    const paste = async () => {
      const text = await readClipboard(storage)
      if (text === null) return void toasts.add({ icon: 'info', text: t('drawing.nothingToPaste') })
      const total = arranging.paste(text)
      if (total === null) return void toasts.add({ icon: 'error', text: t('drawing.foreign') })
      announce(t('drawing.pasted', { total }))
      arranging.focusChosen()
    }
    const step = (isBack: boolean) => {
      const { canUndo, canRedo } = modeler.history()
      if (isBack ? !canUndo : !canRedo) return announce(t(isBack ? 'drawing.nothingToUndo' : 'drawing.nothingToRedo'))
      if (isBack) modeler.undo()
      else modeler.redo()
      announce(t(isBack ? 'drawing.undone' : 'drawing.redone'))
    }
    if (typeof request === 'object') {
      if ('align' in request) arranging.align(request.align)
      else arranging.distribute(request.distribute)
      return announce(t('drawing.arranged'))
    }
    const done: Readonly<Record<ModelerCommand, () => unknown>> = {
      undo: () => step(true),
      redo: () => step(false),
      copy: () => keep(arranging.copy(), (total) => t('drawing.copied', { total })),
      cut: () => keep(arranging.cut(), (total) => t('drawing.wasCut', { total })),
      paste,
      duplicate: () => announce(t('drawing.duplicated', { total: arranging.duplicate() })),
      selectAll: () => announce(t('drawing.selected', { total: arranging.selectAll() })),
      remove: () => announce(t('drawing.removed', { total: arranging.remove() })),
      rename: () => pads.renameChosen(),
      change: () => pads.openMenu(),
      actions: onActions,
      hand: () => pads.takeTool('hand'),
      lasso: () => pads.takeTool('lasso'),
      space: () => pads.takeTool('space'),
      connect: () => pads.takeTool('connect'),
    }
    await done[request]()
  }
  // With what is drawn: a key that is pressed as soon as it is seen does something.
  useLayoutEffect(() => {
    latest.current = run
  })
  useLayoutEffect(() => modeler?.arranging.onCommand((command) => void latest.current(command)), [modeler])
  return run
}
