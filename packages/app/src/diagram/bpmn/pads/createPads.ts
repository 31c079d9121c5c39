import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import type { ModelerPads, Pad, PadAction, PadChoice, PadMenu, PointerTool } from '../../modeler/ModelerPads.js'
import { watchable } from '../../modeler/Watched.js'
import type { DrawnElement, ElementRegistry, EventBus, Selection } from '../library.js'
import type { Words } from '../words.js'
import { ContextPad, type OpenPad } from './ContextPad.js'
import { drawing } from './draw.js'
import { actionsOf, elementsOf, type LibraryEntry } from './entries.js'
import { PopupMenu, type OpenMenu } from './PopupMenu.js'

interface Tool {
  toggle: () => void
  isActive: () => boolean | undefined
}

interface Dragging {
  cancel: () => void
  context: () => unknown
}

interface DirectEditing {
  activate: (element: DrawnElement) => boolean
  isActive: () => boolean
}

/** The services of the library behind the tools. */
const services: Readonly<Record<PointerTool, string>> = {
  hand: 'handTool',
  lasso: 'lassoTool',
  space: 'spaceTool',
  connect: 'globalConnect',
}

const toolNames: Readonly<Record<string, PointerTool>> = {
  hand: 'hand',
  lasso: 'lasso',
  space: 'space',
  'global-connect': 'connect',
}

/** A service that is left out. */
const off = ['value', null]

/** What takes the place of the library's palette, pad, menus, search and keys, which have no roles or speak English. */
export const padModules = (words: Words) => [
  {
    translate: ['value', words.say],
    contextPad: ['type', ContextPad],
    popupMenu: ['type', PopupMenu],
    palette: off,
    paletteProvider: off,
    paletteTooltip: off,
    searchPad: off,
    bpmnSearch: off,
    keyboardBindings: off,
    keyboardMove: off,
    keyboardMoveSelection: off,
    // Their icons carry style, which the content policy refuses.
    alignElementsContextPadProvider: off,
    alignElementsMenuProvider: off,
    distributeElementsMenuProvider: off,
  },
]

/** Before the library's own listeners. */
const first = 3000

/** After them. */
const last = 100

/** Palette, pad and menus over the services of the library. */
export function createPads(viewer: BaseViewer, words: Words): ModelerPads {
  const bus = viewer.get<EventBus>('eventBus')
  const registry = viewer.get<ElementRegistry>('elementRegistry')
  const contextPad = viewer.get<ContextPad>('contextPad')
  const popup = viewer.get<PopupMenu>('popupMenu')
  const editing = viewer.get<DirectEditing>('directEditing')
  const dragging = viewer.get<Dragging>('dragging')
  const draws = drawing(viewer, words.say)
  const tool = watchable<PointerTool | null>(null)
  const drawables = watchable(draws.list())
  const pad = watchable<Pad | null>(null)
  const menu = watchable<PadMenu | null>(null)
  let isBusy = false
  let isReadOnly = false

  const actionOf = ([id, entry]: [string, LibraryEntry], { target }: OpenPad): PadAction => {
    const { click, dragstart, hover } = actionsOf(entry)
    return {
      id,
      title: entry.title ?? '',
      glyph: entry.className ?? '',
      group: entry.group ?? 'default',
      press: (event) => void click?.(event, target),
      drag: dragstart ? (event) => void dragstart(event, target) : null,
      preview: hover
        ? () => {
            const end = hover(undefined, target)
            return () => {
              if (typeof end === 'function') Reflect.apply(end, undefined, [])
            }
          }
        : null,
    }
  }
  const placeOf = (target: OpenPad['target']) => () => {
    const boxes = elementsOf(target).flatMap(({ id }) => registry.getGraphics(id)?.getBoundingClientRect() ?? [])
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    const right = Math.max(...boxes.map((box) => box.right))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    return new DOMRect(left, top, right - left, bottom - top)
  }
  const showPad = () => {
    const open = contextPad.opened.get()
    if (!open || isBusy || isReadOnly) return pad.set(null)
    const actions = Object.entries(open.entries).map((entry) => actionOf(entry, open))
    pad.set({ elements: elementsOf(open.target).map(({ id }) => id), actions, place: placeOf(open.target) })
  }
  const choiceOf =
    ({ target }: OpenMenu, isSwitch: boolean) =>
    ([id, entry]: [string, LibraryEntry]): PadChoice => ({
      id,
      label: (isSwitch ? entry.title : entry.label) ?? entry.title ?? '',
      glyph: entry.className ?? '',
      isOn: isSwitch ? entry.active === true : null,
      choose: (event) => {
        popup.close()
        actionsOf(entry).click?.(event, isSwitch ? entry : target)
      },
    })
  const showMenu = () => {
    const open = popup.opened.get()
    if (!open) return menu.set(null)
    const switches = Object.entries(open.switches).map(choiceOf(open, true))
    const choices = Object.entries(open.entries).map(choiceOf(open, false))
    menu.set({ title: open.title, choices: [...switches, ...choices] })
  }
  contextPad.opened.watch(showPad)
  popup.opened.watch(showMenu)

  const setBusy = (busy: boolean) => {
    isBusy = busy
    showPad()
  }
  bus.on('drag.init', first, () => (isReadOnly ? false : undefined))
  bus.on(['drag.start', 'directEditing.activate'], first, () => setBusy(true))
  bus.on('drag.cleanup', last, () => setBusy(editing.isActive()))
  bus.on('directEditing.deactivate', last, () => setBusy(false))
  bus.on<{ tool: string | null }>('tool-manager.update', first, ({ tool: name }) =>
    tool.set((name === null ? undefined : toolNames[name]) ?? null),
  )
  bus.on<{ element: DrawnElement; stopPropagation: () => void }>('element.dblclick', first, (event) => {
    if (isReadOnly) event.stopPropagation()
  })

  const rename = (id: string) => {
    const element = registry.get(id)
    return !isReadOnly && element !== undefined && editing.activate(element)
  }
  return {
    drawables,
    draw: (kind, event) => {
      // A press by key says no place.
      if (event.detail > 0) return draws.carry(kind, event)
      const drawn = draws.put(kind)
      if (drawn && !editing.isActive()) rename(drawn.id)
    },
    tool,
    takeTool: (wanted) => {
      const now = tool.get()
      if (wanted === now) return
      if (wanted) viewer.get<Tool>(services[wanted]).toggle()
      else if (dragging.context()) dragging.cancel()
    },
    pad,
    menu,
    closeMenu: () => popup.close(),
    openMenu: () => contextPad.triggerEntry('replace', 'click', new MouseEvent('click')),
    rename,
    renameChosen: () => {
      const [one, other] = viewer.get<Selection>('selection').get()
      return one !== undefined && other === undefined && rename(one.id)
    },
    speak: (next) => {
      words.speak(next)
      drawables.set(draws.list())
      const open = contextPad.opened.get()
      popup.close()
      if (open) contextPad.open(open.target)
    },
    missingWords: () => words.missing(),
    setReadOnly: (readOnly) => {
      isReadOnly = readOnly
      showPad()
    },
  }
}
