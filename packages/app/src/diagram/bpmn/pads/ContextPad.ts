import { watchable } from '../../modeler/Watched.js'
import type { Canvas, DrawnElement, ElementRegistry, EventBus } from '../library.js'
import { actionsOf, collect, elementsOf, Providers, type LibraryEntries, type PadTarget } from './entries.js'

/** Says what can be done to an element, or to several. */
interface PadProvider {
  getContextPadEntries?: (element: DrawnElement) => LibraryEntries
  getMultiElementContextPadEntries?: (elements: readonly DrawnElement[]) => LibraryEntries
}

/** What can be done to what is selected. */
export interface OpenPad {
  target: PadTarget
  entries: LibraryEntries
}

/**
 * In place of the library's context pad, which draws itself, has no keys and no roles: knows what can be done to what is
 * selected, by the library's own providers. What it looks like is up to who watches it.
 */
export class ContextPad {
  static $inject = ['eventBus', 'canvas', 'elementRegistry']
  readonly opened = watchable<OpenPad | null>(null)
  private readonly providers = new Providers<PadProvider>()

  private readonly bus: EventBus
  private readonly canvas: Canvas
  private readonly registry: ElementRegistry

  constructor(bus: EventBus, canvas: Canvas, registry: ElementRegistry) {
    this.bus = bus
    this.canvas = canvas
    this.registry = registry
    bus.on<{ newSelection: readonly DrawnElement[] }>('selection.changed', 1000, ({ newSelection }) => {
      const [first] = newSelection
      if (!first) this.close()
      else this.open(newSelection.length === 1 ? first : newSelection)
    })
    bus.on<{ elements: readonly DrawnElement[] }>('elements.changed', 1000, ({ elements }) => {
      const now = this.opened.get()
      if (!now || !elementsOf(now.target).some((element) => elements.includes(element))) return
      const there = elementsOf(now.target).filter(({ id }) => this.registry.get(id))
      const [first] = there
      this.close()
      if (first) this.open(there.length === 1 ? first : there)
    })
  }

  registerProvider(priority: number | PadProvider, provider?: PadProvider): void {
    this.providers.register(priority, provider)
  }

  getEntries(target: PadTarget): LibraryEntries {
    return collect(
      this.providers
        .get()
        .map((provider) =>
          'type' in target
            ? provider.getContextPadEntries?.(target)
            : provider.getMultiElementContextPadEntries?.(target),
        ),
    )
  }

  open(target: PadTarget): void {
    this.opened.set({ target, entries: this.getEntries(target) })
  }

  close(): void {
    if (!this.isOpen()) return
    this.opened.set(null)
    this.bus.fire('contextPad.close')
  }

  isOpen(target?: PadTarget): boolean {
    const now = this.opened.get()
    return now !== null && (target === undefined || now.target === target)
  }

  /** Beside what the library opens its menus; ours find their place themselves. */
  getPad(): { html: HTMLElement } {
    return { html: this.canvas.getContainer() }
  }

  triggerEntry(id: string, _kind: string, event?: Event): void {
    const now = this.opened.get()
    const entry = now?.entries[id]
    if (now && entry) actionsOf(entry).click?.(event, now.target)
  }
}
