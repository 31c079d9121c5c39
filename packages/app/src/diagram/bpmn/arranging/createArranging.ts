import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import type { Chosen, CopiedElements, ModelerArranging } from '../../modeler/ModelerArranging.js'
import { commandOf, type ModelerCommand } from '../../modeler/modelerCommand.js'
import { watchable } from '../../modeler/Watched.js'
import { containerAt } from '../containerAt.js'
import type { EditActions } from '../elementKeys.js'
import {
  isDrawn,
  type Canvas,
  type DrawnElement,
  type ElementRegistry,
  type EventBus,
  type Selection,
} from '../library.js'
import { readCopied, toText, type CopiedTree } from './copiedElements.js'

interface Modeling {
  moveElements: (elements: readonly DrawnElement[], by: { x: number; y: number }) => void
  removeElements: (elements: DrawnElement[]) => void
}

interface Rules {
  allowed: (what: string, context: object) => unknown
}

interface CopyPaste {
  copy: (elements: readonly DrawnElement[]) => CopiedTree
  paste: (context: {
    tree: object
    element: DrawnElement
    point: { x: number; y: number }
  }) => DrawnElement[] | undefined
}

interface Trigger {
  trigger: (elements: readonly DrawnElement[], how: string) => void
}

interface ModdleFactory {
  create: (type: string, properties: object) => { $type: string }
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far an arrow moves what is selected, without and with Shift, as in every editor of bpmn.io. */
const steps = [1, 10] as const

/** How far a copy lies from what it was copied from. */
const offset = 20

/** What is done to the element that has the focus, where that is not selected. */
const actsOnFocus: ReadonlySet<ModelerCommand> = new Set([
  'copy',
  'cut',
  'duplicate',
  'remove',
  'rename',
  'change',
  'actions',
])

const nothing: Chosen = { count: 0, canAlign: false, canDistribute: false, canCopy: false, canRemove: false }

const boxOf = (tree: CopiedTree) => {
  const all = Object.values(tree).flat()
  const xs = all.flatMap(
    ({ x, width = 0, waypoints }) => waypoints?.map((point) => point.x) ?? (x === undefined ? [] : [x, x + width]),
  )
  const ys = all.flatMap(
    ({ y, height = 0, waypoints }) => waypoints?.map((point) => point.y) ?? (y === undefined ? [] : [y, y + height]),
  )
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

const countOf = (tree: CopiedTree) =>
  Object.values(tree)
    .flat()
    .filter(({ labelTarget }) => labelTarget === undefined).length

/** Arranges, copies and removes what is selected, by the library's commands and rules. */
export function createArranging(
  viewer: BaseViewer,
  focus: (id: string | null) => void,
): ModelerArranging & { keys: EditActions['onKey'] } {
  const registry = viewer.get<ElementRegistry>('elementRegistry')
  const selection = viewer.get<Selection>('selection')
  const canvas = viewer.get<Canvas>('canvas')
  const modeling = viewer.get<Modeling>('modeling')
  const rules = viewer.get<Rules>('rules')
  const copyPaste = viewer.get<CopyPaste>('copyPaste')
  const bus = viewer.get<EventBus>('eventBus')
  const chosen = watchable(nothing)
  /** What was copied here last, with all that JSON does not say. */
  let own: { text: string; tree: CopiedTree; times: number } | null = null
  const listeners: ((command: ModelerCommand) => void)[] = []

  const shapes = () => selection.get().filter(({ waypoints, type }) => !waypoints && type !== 'bpmn:Lane')
  const removable = () => {
    const allowed = rules.allowed('elements.delete', { elements: [...selection.get()] })
    if (Array.isArray(allowed)) return selection.get().filter((element) => allowed.includes(element))
    return allowed === false ? [] : selection.get()
  }
  const copyable = () => selection.get().filter((element) => rules.allowed('element.copy', { element }) !== false)
  const look = () => {
    const all = selection.get()
    const movable = shapes()
    chosen.set({
      count: all.length,
      canAlign: movable.length > 1 && rules.allowed('elements.align', { elements: movable }) !== false,
      canDistribute: movable.length > 2 && rules.allowed('elements.distribute', { elements: movable }) !== false,
      canCopy: copyable().length > 0,
      canRemove: removable().length > 0,
    })
  }
  bus.on('selection.changed', 100, look)
  bus.on('commandStack.changed', 100, look)

  const copy = (): CopiedElements | null => {
    const elements = copyable()
    if (elements.length === 0) return null
    const tree = copyPaste.copy(elements)
    const count = countOf(tree)
    if (count === 0) return null
    own = { text: toText(tree), tree, times: 0 }
    return { text: own.text, count }
  }
  /** Draws copies beside what they were copied from where that is in sight, else in the middle of it. */
  const put = (tree: CopiedTree, times: number): number => {
    const { x, y, width, height } = canvas.viewbox()
    const from = boxOf(tree)
    const near = { x: from.x + offset * times, y: from.y + offset * times }
    const isInSight = near.x > x && near.x < x + width && near.y > y && near.y < y + height
    const point = isInSight ? near : { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    const hasPool = Object.values(tree)
      .flat()
      .some(({ businessObject }) => businessObject?.$type === 'bpmn:Participant')
    const element = hasPool ? canvas.getRootElement() : containerAt(viewer, point)
    const drawn = copyPaste.paste({ tree, element, point }) ?? []
    selection.select(drawn.filter((one) => isDrawn(one) && !drawn.includes(one.parent ?? one)))
    return drawn.filter(isDrawn).length
  }
  const remove = () => {
    const elements = removable()
    if (elements.length > 0) modeling.removeElements([...elements])
    return elements.length
  }
  const move = ([x, y]: readonly [number, number], { shiftKey }: KeyboardEvent) => {
    const elements = selection.get()
    const step = steps[shiftKey ? 1 : 0]
    if (rules.allowed('elements.move', { shapes: elements, hints: { keyboardMove: true } }))
      modeling.moveElements(elements, { x: x * step, y: y * step })
  }

  return {
    chosen,
    align: (alignment) => viewer.get<Trigger>('alignElements').trigger(shapes(), alignment),
    distribute: (direction) => viewer.get<Trigger>('distributeElements').trigger(shapes(), direction),
    selectAll: () => {
      const all = registry.getAll().filter(isDrawn)
      selection.select(all)
      return all.length
    },
    remove,
    copy,
    cut: () => {
      const copied = copy()
      if (copied) modeling.removeElements([...copyable()])
      return copied
    },
    duplicate: () => {
      const elements = copyable()
      return elements.length > 0 ? put(copyPaste.copy(elements), 1) : 0
    },
    paste: (text) => {
      if (own?.text === text) return put(own.tree, ++own.times)
      const factory = viewer.get<ModdleFactory>('moddle')
      const tree = readCopied(text, (type, properties) => factory.create(type, properties))
      if (!tree) return null
      own = { text, tree, times: 0 }
      return put(tree, ++own.times)
    },
    focusChosen: () => focus(selection.get()[0]?.id ?? null),
    onCommand: (listener) => {
      listeners.push(listener)
      return () => void listeners.splice(listeners.indexOf(listener), 1)
    },
    keys: (event, id) => {
      const command = commandOf(event)
      const listener = listeners.at(-1)
      if (command && listener) {
        const focused = id !== null && actsOnFocus.has(command) ? registry.get(id) : undefined
        if (focused && !selection.get().includes(focused)) selection.select(focused)
        listener(command)
        return true
      }
      const arrow = arrows[event.key]
      const isAsked = event.ctrlKey || event.metaKey || id === null
      if (!arrow || !isAsked || event.altKey || selection.get().length === 0) return false
      move(arrow, event)
      return true
    },
  }
}
