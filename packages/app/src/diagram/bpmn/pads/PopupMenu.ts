import { watchable } from '../../modeler/Watched.js'
import type { DrawnElement, EventBus } from '../library.js'
import { collect, Providers, type LibraryEntries } from './entries.js'

/** Says what a menu offers at an element. */
interface MenuProvider {
  getPopupMenuEntries?: (target: DrawnElement) => LibraryEntries | ((before: LibraryEntries) => LibraryEntries)
  getPopupMenuHeaderEntries?: (target: DrawnElement) => LibraryEntries | ((before: LibraryEntries) => LibraryEntries)
}

/** What a menu offers at an element. */
export interface OpenMenu {
  target: DrawnElement
  title: string
  /** What can be on or off. */
  switches: LibraryEntries
  entries: LibraryEntries
}

/** In place of the library's menu, whose words are English: knows what it offers, by the library's own providers. */
export class PopupMenu {
  static $inject = ['eventBus']
  readonly opened = watchable<OpenMenu | null>(null)
  private readonly providers = new Map<string, Providers<MenuProvider>>()

  private readonly bus: EventBus

  constructor(bus: EventBus) {
    this.bus = bus
    for (const event of ['contextPad.close', 'canvas.viewbox.changing', 'commandStack.changed', 'diagram.destroy'])
      bus.on(event, 1000, () => this.close())
  }

  registerProvider(id: string, priority: number | MenuProvider, provider?: MenuProvider): void {
    const known = this.providers.get(id) ?? new Providers<MenuProvider>()
    known.register(priority, provider)
    this.providers.set(id, known)
  }

  isEmpty(target: DrawnElement, id: string): boolean {
    const { switches, entries } = this.contentOf(target, id)
    return Object.keys(switches).length + Object.keys(entries).length === 0
  }

  open(target: DrawnElement, id: string, _position: unknown, { title = '' }: { title?: string } = {}): void {
    this.bus.fire('popupMenu.open')
    this.opened.set({ target, title, ...this.contentOf(target, id) })
  }

  close(): void {
    this.opened.set(null)
  }

  isOpen(): boolean {
    return this.opened.get() !== null
  }

  private contentOf(target: DrawnElement, id: string) {
    const providers = this.providers.get(id)?.get() ?? []
    return {
      entries: collect(providers.map((provider) => provider.getPopupMenuEntries?.(target))),
      switches: collect(providers.map((provider) => provider.getPopupMenuHeaderEntries?.(target))),
    }
  }
}
