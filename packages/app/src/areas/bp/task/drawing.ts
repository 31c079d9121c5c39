import type { Revision } from '@embpm/contract/revision'
import type { Modeler } from '../../../diagram/modeler/Modeler.js'
import { createSaving, type SavingOptions } from './saving/createSaving.js'
import type { Saving } from './saving/Saving.js'

/** What a drawing is changed by: the canvas, or another view of its model. */
export type Drawer = Pick<Modeler, 'save' | 'watchChanges' | 'history'>

/** What is on the canvas. */
export interface Shown {
  /** `null` where nothing has been drawn yet. */
  bpmnXml: string | null
  /** Goes up with each text that takes the place of another one. */
  number: number
}

/** The drawing of a process: what is on the canvas, and what becomes of it. */
export interface Drawing {
  saving: Saving
  shown: () => Shown
  subscribe: (listener: () => void) => () => void
  /** The canvas comes, or goes with `null`: what was drawn on it stays. */
  attach: (modeler: Drawer | null) => void
  /** The drawing as a text, as it is now. */
  text: () => Promise<string>
  /** Puts another model on the canvas as something that was drawn, and saves it. @returns whether the server has it */
  replace: (bpmnXml: string, label: string) => Promise<boolean>
  /** Shows a revision, with nothing drawn over it. */
  show: (base: Revision, bpmnXml: string) => void
}

/** What {@link createDrawing} begins with. */
export interface DrawingStart extends Omit<SavingOptions, 'write'> {
  /** What is on the canvas at first; `null` where nothing has been drawn yet. */
  bpmnXml: string | null
}

/** Makes the drawing of a process. */
export function createDrawing({ bpmnXml, ...options }: DrawingStart): Drawing {
  let shown: Shown = { bpmnXml, number: 0 }
  let modeler: Drawer | null = null
  let unwatch: () => void = () => undefined
  /** Whether the canvas says something else than what was put on it. */
  let isTouched = false
  /** What a canvas that has gone has said last. */
  let leaving: Promise<string> | null = null
  const listeners = new Set<() => void>()
  const put = (next: Shown) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const text = async (): Promise<string> => {
    if (leaving) return leaving
    if (modeler && isTouched) return modeler.save()
    if (shown.bpmnXml === null) throw new Error('Nothing is drawn yet')
    return shown.bpmnXml
  }
  const saving = createSaving({ ...options, write: text })
  const putAnew = (next: string) => {
    isTouched = false
    leaving = null
    put({ bpmnXml: next, number: shown.number + 1 })
  }
  return {
    saving,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach: (next) => {
      unwatch()
      if (!next && modeler && isTouched) {
        const { number } = shown
        leaving = modeler.save()
        void leaving.then(
          (last) => {
            leaving = null
            if (shown.number === number) put({ bpmnXml: last, number })
          },
          () => undefined,
        )
      }
      modeler = next
      isTouched = false
      unwatch =
        next?.watchChanges(() => {
          // A canvas that is emptied says that it has changed, too.
          const { canUndo, canRedo } = next.history()
          if (!canUndo && !canRedo) return
          isTouched = true
          saving.stroke()
        }) ?? (() => undefined)
    },
    text,
    replace: (next, label) => {
      putAnew(next)
      saving.stroke()
      return saving.flush(label)
    },
    show: (base, next) => {
      putAnew(next)
      saving.rebase(base, next)
    },
  }
}
