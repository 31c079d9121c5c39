import type { ReactNode } from 'react'

/** Something to go to or to do. */
export interface CommandEntry {
  /** Unique within its group. */
  id: string
  /** What it is, such as "Services" or "New service". */
  label: string
  /** Muted after the label: where it belongs. */
  description?: string
  /** 16 px glyph with `aria-hidden`. */
  icon?: ReactNode
  /** Keys that do the same, shown at the end. */
  shortcut?: string
  /** Goes to this address through `LinkProvider`. */
  href?: string
  /** Called when it is chosen. */
  onAction?: () => void
}

/** Entries of one kind. */
export interface CommandGroup {
  /** Unique within the answer. */
  id: string
  /** Names the group, such as "Pages". */
  label: string
  entries: readonly CommandEntry[]
}

/**
 * What fits a text, best first; `''` before anything is typed. A slow one should stop when `signal` is aborted: another text
 * was typed, or the palette was closed. Rejecting shows the error state.
 */
export type CommandSource = (
  text: string,
  options: { signal: AbortSignal },
) => readonly CommandGroup[] | Promise<readonly CommandGroup[]>
