import type { ModelerCommand } from './modelerCommand.js'
import type { Watched } from './Watched.js'

/** Sides and middles that elements can be put in line with. */
export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const

/** A side or a middle that elements can be put in line with. */
export type Alignment = (typeof alignments)[number]

/** Directions in which elements can be set apart evenly. */
export const directions = ['horizontal', 'vertical'] as const

/** A direction in which elements can be set apart evenly. */
export type Direction = (typeof directions)[number]

/** What is selected, and what can be done with that. */
export interface Chosen {
  count: number
  canAlign: boolean
  canDistribute: boolean
  canCopy: boolean
  canRemove: boolean
}

/** Elements on their way to another place. */
export interface CopiedElements {
  /** What the clipboard holds. */
  text: string
  count: number
}

/** Arranges, copies and removes what is selected. Each call is one step back. */
export interface ModelerArranging {
  chosen: Watched<Chosen>
  align: (alignment: Alignment) => void
  distribute: (direction: Direction) => void
  /** @returns how many there are */
  selectAll: () => number
  /** @returns how many went */
  remove: () => number
  /** `null`: nothing can be copied. */
  copy: () => CopiedElements | null
  /** Copies and removes them. */
  cut: () => CopiedElements | null
  /** @returns how many there are */
  duplicate: () => number
  /**
   * Draws copied elements anew, with new ids.
   * @returns how many there are; `null`: the text holds no elements
   */
  paste: (text: string) => number | null
  /** Moves the focus to what is selected, else to the canvas. */
  focusChosen: () => void
  /** Calls when a key in the canvas asks for something; the last who listens is asked. Returns what ends that. */
  onCommand: (listener: (command: ModelerCommand) => void) => () => void
}
