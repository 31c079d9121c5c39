import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'

/** In the gap before or behind a row, or below it as its child. */
export type DropWhere = 'before' | 'after' | 'child'

/** What dragging needs from the tree; rows are named by their elements. */
export interface DragHost {
  /** @returns keys of what is dragged */
  begin: (row: Element) => string[]
  labelOf: (row: Element) => string
  canDrop: (keys: readonly string[], row: Element, where: DropWhere) => boolean
  over: (row: Element | null, where: DropWhere | null) => void
  drop: (keys: readonly string[], row: Element, where: DropWhere) => void
  end: () => void
  open: (row: Element) => void
}

/** Milliseconds over a closed node until it opens. */
const OPEN_AFTER = 600
const source = Symbol('tree')

const wheres = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'child' } as const

/** Makes a row one that can be dragged and dropped on. @returns a function that ends it */
function row(element: HTMLElement, host: DragHost): () => void {
  const keysOf = (data: Record<string | symbol, unknown>): string[] | null => {
    // Nodes of another tree have other keys.
    const keys = data[source] === host ? data.keys : null
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : null
  }
  let opening: ReturnType<typeof setTimeout> | undefined
  const stay = () => {
    clearTimeout(opening)
    opening = undefined
  }
  const whereOf = (data: Record<string | symbol, unknown>): DropWhere | null => {
    const instruction = extractInstruction(data)
    return instruction && !instruction.blocked ? wheres[instruction.operation] : null
  }
  return combine(
    stay,
    draggable({
      element,
      canDrag: () => !element.hasAttribute('data-renaming'),
      getInitialData: () => ({ [source]: host, keys: host.begin(element) }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
          render({ container }) {
            const ghost = document.createElement('div')
            ghost.className = 'emb-tree-ghost'
            ghost.textContent = host.labelOf(element)
            container.append(ghost)
          },
        }),
      onDrop: () => host.end(),
    }),
    dropTargetForElements({
      element,
      canDrop: (args) => keysOf(args.source.data) !== null,
      getData({ input, source: dragged }) {
        const keys = keysOf(dragged.data) ?? []
        const offer = (where: DropWhere) => (host.canDrop(keys, element, where) ? 'available' : 'not-available')
        const operations = {
          'reorder-before': offer('before'),
          'reorder-after': offer('after'),
          combine: offer('child'),
        } as const
        return attachInstruction({}, { element, input, operations })
      },
      onDrag({ self }) {
        const where = whereOf(self.data)
        host.over(where ? element : null, where)
        if (where === 'child') opening ??= setTimeout(() => host.open(element), OPEN_AFTER)
        else stay()
      },
      onDragLeave() {
        stay()
        host.over(null, null)
      },
      onDrop({ self, source: dragged }) {
        stay()
        const where = whereOf(self.data)
        const keys = keysOf(dragged.data)
        if (where && keys) host.drop(keys, element, where)
      },
    }),
  )
}

/** Dragging, in a file of its own that is loaded when it is needed. */
export const treeDrag = {
  /** Scrolls while something is dragged near an edge. @returns a function that ends it */
  scroller: (element: HTMLElement): (() => void) => autoScrollForElements({ element }),
  row,
} as const
