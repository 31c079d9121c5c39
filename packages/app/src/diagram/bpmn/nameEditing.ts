import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import type { DrawnElement, EventBus } from './library.js'

/** After the library's own listeners. */
const last = 100

/** Gives the field in which a name is edited its role, and the focus back to the element afterwards. */
export function nameEditing(viewer: BaseViewer, host: HTMLElement, focus: (id: string) => void): void {
  const bus = viewer.get<EventBus>('eventBus')
  bus.on<{ active: { element: DrawnElement } }>('directEditing.activate', last, ({ active: { element } }) => {
    const field = host.querySelector('.djs-direct-editing-content')
    field?.setAttribute('role', 'textbox')
    field?.setAttribute('aria-multiline', 'true')
    // Its own name for screen readers, which says kind and lane, is that of the element.
    const name = host.querySelector(`[data-element-id="${CSS.escape(element.id)}"]`)?.getAttribute('aria-label')
    if (name) field?.setAttribute('aria-label', name)
  })
  bus.on<{ active: { element: DrawnElement } | null }>('directEditing.deactivate', last, ({ active }) => {
    if (!active) return
    const { element } = active
    // Who presses elsewhere goes there; after Enter and Escape the canvas as a whole has the focus, or nothing has.
    requestAnimationFrame(() => {
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement === host.querySelector('.djs-container > svg')
      if (isLost && host.isConnected) focus(element.labelTarget?.id ?? element.id)
    })
  })
}
