import type { Watched } from './Watched.js'

/** What a tool of the palette does with the pointer until it is put back. */
export type PointerTool = 'hand' | 'lasso' | 'space' | 'connect'

/** What can be drawn anew, in the order of the palette. */
export const drawableKinds = [
  'startEvent',
  'intermediateEvent',
  'endEvent',
  'task',
  'gateway',
  'subProcess',
  'pool',
  'dataObject',
  'dataStore',
  'note',
  'group',
] as const

/** Something that can be drawn anew, by its name in the palette. */
export type Drawable = (typeof drawableKinds)[number]

/** Something that can be done to what is selected. */
export interface PadAction {
  /** Such as `append.end-event`. */
  id: string
  /** What it does, in the language of the modeler. */
  title: string
  /** Class of its glyph. */
  glyph: string
  /** Actions of one group stand together. */
  group: string
  /** Does it, by a press or by the begin of a drag. */
  press: (event: MouseEvent) => void
  drag: ((event: MouseEvent) => void) | null
  /** Shows what it would do; returns what ends that. */
  preview: (() => () => void) | null
}

/** What can be done to what is selected. */
export interface Pad {
  /** Ids of what is selected. */
  elements: readonly string[]
  actions: readonly PadAction[]
  /** Where that is on the page now. */
  place: () => DOMRect
}

/** A choice of a menu. */
export interface PadChoice {
  id: string
  label: string
  glyph: string
  /** Whether it is on; `null` where it is not switched but replaces. */
  isOn: boolean | null
  choose: (event: Event) => void
}

/** What an element can be turned into. */
export interface PadMenu {
  title: string
  choices: readonly PadChoice[]
}

/** Palette, pad and menus of a diagram that is changed. */
export interface ModelerPads {
  /** What can be drawn anew, with its glyph, and its title in the language of the modeler. */
  drawables: Watched<readonly { kind: Drawable; glyph: string; title: string }[]>
  /** Picks something up, which the pointer then puts down; a press by key puts it down at once, behind what is selected or in the middle. */
  draw: (kind: Drawable, event: MouseEvent) => void
  /** The tool that the pointer has; `null`: it selects and moves. */
  tool: Watched<PointerTool | null>
  /** Takes a tool; `null` puts it back. */
  takeTool: (tool: PointerTool | null) => void
  /** Not there while something is dragged or named. */
  pad: Watched<Pad | null>
  menu: Watched<PadMenu | null>
  closeMenu: () => void
  /** Opens the menu of what the selected element can be turned into. */
  openMenu: () => void
  /** Edits the name of an element where it is drawn. @returns whether it has one */
  rename: (id: string) => boolean
  /** The same with the one that is selected. */
  renameChosen: () => boolean
  /** Sets the words of the modeler, by their English ones. */
  speak: (words: Readonly<Record<string, string>>) => void
  /** The English texts that were asked for, and that no word was there for. */
  missingWords: () => readonly string[]
  /** Whether the diagram is only looked at: nothing is drawn or moved by pointer. */
  setReadOnly: (isReadOnly: boolean) => void
}
