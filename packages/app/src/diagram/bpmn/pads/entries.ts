import type { DrawnElement } from '../library.js'

/** What the library is asked to do at an element. */
type EntryAction = (event: Event | undefined, target: unknown) => unknown

/** A line of the library's pad or menu. */
export interface LibraryEntry {
  title?: string
  label?: string
  group?: string
  className?: string
  /** Of switches in the head of a menu. */
  active?: boolean
  disabled?: boolean
  action:
    | EntryAction
    | { click?: EntryAction; dragstart?: EntryAction; hover?: (event: undefined, target: unknown) => unknown }
}

/** Lines of a pad or menu by their id. */
export type LibraryEntries = Readonly<Record<string, LibraryEntry>>

/** What is opened at: one element, or several. */
export type PadTarget = DrawnElement | readonly DrawnElement[]

/** The elements of a target. */
export const elementsOf = (target: PadTarget): readonly DrawnElement[] => ('type' in target ? [target] : target)

/** What an entry does by a press, by a drag and while it is pointed at. */
export const actionsOf = ({ action }: LibraryEntry) =>
  typeof action === 'function'
    ? { click: action }
    : { click: action.click, dragstart: action.dragstart, hover: action.hover }

/** Providers in the order in which the library asks them: high priority first, then as they came. */
export class Providers<Provider> {
  private readonly all: { priority: number; provider: Provider }[] = []

  /** As the library calls it: with a priority, or without one. */
  register(priorityOr: number | Provider, given?: Provider): void {
    const priority = typeof priorityOr === 'number' ? priorityOr : usual
    const provider = given ?? (typeof priorityOr === 'number' ? undefined : priorityOr)
    if (provider !== undefined) this.all.push({ priority, provider })
  }

  get(): readonly Provider[] {
    return this.all.toSorted((a, b) => b.priority - a.priority).map(({ provider }) => provider)
  }
}

const usual = 1000

/** Entries of several providers: each adds to those before, or changes them. */
export const collect = (
  given: readonly (LibraryEntries | ((before: LibraryEntries) => LibraryEntries) | undefined)[],
): LibraryEntries => {
  let entries: LibraryEntries = {}
  for (const more of given) entries = typeof more === 'function' ? more(entries) : { ...entries, ...more }
  return entries
}
