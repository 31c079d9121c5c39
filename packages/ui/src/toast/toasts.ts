import type { ReactNode } from 'react'

/** What a toast says and offers. */
export interface ToastInput {
  /** Stands above the text in bold, where the text alone does not say what was done. */
  title?: ReactNode
  /** One sentence without a full stop, such as "3 rows deleted". */
  text: ReactNode
  /** Glyph before the text. Default `info`. */
  icon?: 'success' | 'delete' | 'info' | 'error'
  /** One button, such as Undo; pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds until it goes by itself; waits while the toasts are hovered or focused. `Infinity` keeps it. Default 10000. */
  timeout?: number
}

/** A toast that is shown. */
export interface Toast extends ToastInput {
  id: string
  timeout: number
}

let list: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

const set = (next: readonly Toast[]) => {
  list = next
  for (const listener of listeners) listener()
}

/** Short messages about what was just done. They can be added from anywhere; `ToastRegion` shows them. */
export const toasts = {
  /** Shows a toast below the earlier ones and returns its id. */
  add(input: ToastInput): string {
    last += 1
    const id = `toast-${last}`
    set([...list, { ...input, id, timeout: input.timeout ?? 10_000 }])
    return id
  },
  /** Takes a toast away; an unknown id is ignored. */
  close(id: string): void {
    if (list.some((toast) => toast.id === id)) set(list.filter((toast) => toast.id !== id))
  },
  /** Takes all toasts away, for a sign-out or a test. */
  clear(): void {
    if (list.length > 0) set([])
  },
  /** The toasts that are shown, oldest first; the same array until one comes or goes. */
  get: (): readonly Toast[] => list,
  /** Whether a `ToastRegion` is there to show them. */
  shown: (): boolean => listeners.size > 0,
  /** Calls `listener` whenever `get` changes; returns how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
