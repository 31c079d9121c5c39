import type { ReactNode } from 'react'

/** An entry that does something or goes somewhere. */
export interface MenuAction {
  /** Unique within the menu. */
  id: string
  /** A verb, such as "Rename". */
  label: string
  /** Says more below the label, such as why it cannot be used. */
  description?: string
  /** 16 px glyph with `aria-hidden`. */
  icon?: ReactNode
  /** Keys that do the same, shown at the end, such as "F2". */
  shortcut?: string
  /** Red, for what destroys something. Default `false`. */
  danger?: boolean
  /** Shown but not to be used. Default `false`. */
  disabled?: boolean
  /** Goes to this address through `LinkProvider`. */
  href?: string
  /** Called when it is chosen. */
  onAction?: () => void
  /** `true` or `false` makes it an entry that is on or off; the owner changes it in `onAction`. Such entries leave the menu open. */
  checked?: boolean
  /** Name of what it is one alternative of, with `checked`: of entries in a row with the same name one is on. Default: each is on or off by itself. */
  choice?: string
  separator?: never
}

/** A line between groups of entries. */
export interface MenuSeparator {
  separator: true
  /** Unique within the menu. */
  id: string
}

/** One line of a menu. */
export type MenuItem = MenuAction | MenuSeparator
