import type { ReactNode } from 'react'

/** Text of a field that cannot be turned into a value yet; it is kept here so that nothing is lost. */
export interface FieldDraft {
  text: string
  /** It is being looked up and may become a value. Default `false`. */
  pending?: boolean
  /** The form's own value, as JSON, when the text was typed: another value makes the draft obsolete. */
  json: string
  /** What is wrong with the text, ready to be shown. */
  problem: string
}

/** What the fields of one form tell beside their values: labels, unreadable texts, and the containers they are in. */
export interface FieldRegistry {
  subscribe: (listener: () => void) => () => void
  /** Labels by field name, in the order in which the fields appeared. The same object until one changes. */
  labels: () => ReadonlyMap<string, ReactNode>
  /** Unreadable texts by field name. The same object until one changes. */
  drafts: () => ReadonlyMap<string, FieldDraft>
  setLabel: (name: string, label: ReactNode) => void
  setDraft: (name: string, draft: FieldDraft | null) => void
  /** Takes away the draft of a field, or of all, because another value replaces them. */
  dropDrafts: (name?: string) => void
  /** How often the draft of a field was taken away; a field that shows it begins again with each. */
  dropsOf: (name: string) => number
  /** Resolves once no draft is being looked up. */
  settled: () => Promise<void>
  /**
   * Lets the drafts of an array's rows follow them: `placeOf` gives the new index of each old one, `null` for a row that is
   * gone.
   */
  moveRows: (array: string, placeOf: (index: number) => number | null) => void
  /** Arrays and objects by name, with what moves the focus to them. */
  containers: () => ReadonlyMap<string, () => void>
  setContainer: (name: string, focus: () => void) => () => void
}

const registries = new WeakMap<object, FieldRegistry>()

/** The registry of a form, found by its react-hook-form `control`. */
export function fieldRegistry(control: object): FieldRegistry {
  const existing = registries.get(control)
  if (existing !== undefined) return existing
  const created = createRegistry()
  registries.set(control, created)
  return created
}

function createRegistry(): FieldRegistry {
  const listeners = new Set<() => void>()
  let labels: ReadonlyMap<string, ReactNode> = new Map()
  let drafts: ReadonlyMap<string, FieldDraft> = new Map()
  const drops = new Map<string, number>()
  const containers = new Map<string, () => void>()
  const isPending = () => [...drafts.values()].some(({ pending }) => pending)
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    labels: () => labels,
    drafts: () => drafts,
    setLabel: (name, label) => {
      if (labels.get(name) === label) return
      labels = new Map(labels).set(name, label)
      tell()
    },
    setDraft: (name, draft) => {
      if (draft === null && !drafts.has(name)) return
      const next = new Map(drafts)
      if (draft === null) next.delete(name)
      else next.set(name, draft)
      drafts = next
      tell()
    },
    dropDrafts: (name) => {
      const dropped = [...drafts.keys()].filter((one) => name === undefined || one === name)
      if (dropped.length === 0) return
      for (const one of dropped) drops.set(one, (drops.get(one) ?? 0) + 1)
      drafts = new Map([...drafts].filter(([one]) => !dropped.includes(one)))
      tell()
    },
    dropsOf: (name) => drops.get(name) ?? 0,
    settled: () =>
      new Promise((resolve) => {
        const look = () => {
          if (isPending()) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
      }),
    moveRows: (array, placeOf) => {
      const next = new Map<string, FieldDraft>()
      for (const [name, draft] of drafts) {
        const moved = movedName(array, name, placeOf)
        if (moved !== null) next.set(moved, draft)
      }
      drafts = next
      tell()
    },
    containers: () => containers,
    setContainer: (name, focus) => {
      containers.set(name, focus)
      return () => {
        if (containers.get(name) === focus) containers.delete(name)
      }
    },
  }
}

/** The name of a field after the rows of an array have moved, `null` when its row is gone. */
function movedName(array: string, name: string, placeOf: (index: number) => number | null): string | null {
  if (!name.startsWith(`${array}.`)) return name
  const [index = '', ...rest] = name.slice(array.length + 1).split('.')
  const place = placeOf(Number(index))
  return place === null ? null : [array, place, ...rest].join('.')
}
