import { emb } from '@embpm/bpmn'
import LibraryModeler from 'bpmn-js/lib/Modeler'
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css'
import type { Modeler } from '../modeler/Modeler.js'
import { createArranging } from './arranging/createArranging.js'
import { createDiagram } from './createDiagram.js'
import { makeViewer } from './createViewer.js'
import { createEditing } from './editing/createEditing.js'
import { createFacts } from './facts/createFacts.js'
import { nameEditing } from './nameEditing.js'
import { describe, isDrawn, type CommandStack, type ElementRegistry, type EventBus, type Selection } from './library.js'
import { colours, fontsAt, lookModules } from './look.js'
import { createPads, padModules } from './pads/createPads.js'
import { readingOrder } from './readingOrder.js'
import { sizeModules } from './sizeModules.js'
import { Words } from './words.js'

const makeModeler = (host: HTMLElement, words: Words) =>
  new LibraryModeler({
    container: host,
    moddleExtensions: { emb },
    additionalModules: [...lookModules, ...sizeModules, ...padModules(words)],
    ...colours,
    ...fontsAt(host),
  })

/** Before the library's own listeners. */
const first = 10_000
/** After them: what has changed is drawn. */
const last = 100

/**
 * Makes a diagram to change.
 * @param spoken the words of the library in the language of now, by its English ones
 */
export function createModeler(host: HTMLElement, spoken: Readonly<Record<string, string>> = {}): Modeler {
  const words = new Words()
  words.speak(spoken)
  const viewer = makeModeler(host, words)
  const stack = viewer.get<CommandStack>('commandStack')
  const registry = viewer.get<ElementRegistry>('elementRegistry')
  const selection = viewer.get<Selection>('selection')
  const watchers = new Set<() => void>()
  const bus = viewer.get<EventBus>('eventBus')
  /** What is drawn as a file, until something changes: a thousand elements take a tenth of a second. */
  let written: Promise<string> | null = null
  const forget = () => {
    written = null
  }
  bus.on('commandStack.changed', first, forget)
  bus.on('import.parse.start', first, forget)
  bus.on('commandStack.changed', last, () => {
    for (const onChange of watchers) onChange()
  })
  const write = async () => {
    try {
      const { xml } = await viewer.saveXML({ format: true })
      if (xml === undefined) throw new Error('The model could not be written')
      return xml
    } catch (error) {
      forget()
      throw error
    }
  }
  const { keys, ...arranging } = createArranging(viewer, (id) => focus(id))
  const { diagram, quietly } = createDiagram({
    viewer,
    host,
    makeViewer,
    edit: {
      onKey: keys,
      selectAll: (ids) => selection.select(ids.flatMap((id) => registry.get(id) ?? [])),
      isDragging: () => Boolean(viewer.get<{ context: () => unknown }>('dragging').context()),
    },
  })
  const focus = (id: string | null) => {
    if (id === null) host.querySelector<SVGElement>('.djs-container > svg')?.focus({ preventScroll: true })
    else diagram.focus(id)
  }
  nameEditing(viewer, host, focus)
  return {
    ...diagram,
    ...createEditing(viewer, quietly),
    ...createFacts(viewer),
    arranging,
    pads: createPads(viewer, words),
    save: () => (written ??= write()),
    watchChanges: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    history: () => ({ canUndo: stack.canUndo(), canRedo: stack.canRedo() }),
    undo: () => stack.undo(),
    redo: () => stack.redo(),
    elements: () => readingOrder(registry.getAll().filter(isDrawn)).map(({ element, lane }) => describe(element, lane)),
  }
}
