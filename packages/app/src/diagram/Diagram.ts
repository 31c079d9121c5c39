/** What of a diagram is in sight: its point at the upper left corner, and how many px one of its units takes. */
export interface Viewbox {
  x: number
  y: number
  /** 1 is 100 %. */
  scale: number
}

/** A box in units of a diagram. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** px at each side of a canvas. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

/** A drawn element of a diagram, as lists, names and searches need it. */
export interface DiagramElement {
  id: string
  /** Such as `bpmn:UserTask`. */
  type: string
  /** Its name, or the text of a note; empty where it has none. */
  name: string
  /** What starts or ends an event, such as `bpmn:TimerEventDefinition`. */
  trigger: string | null
  /** Name of the innermost lane that it lies in. */
  lane: string | null
  /** Of flows: the elements that they lead from and to. */
  source: { type: string; name: string } | null
  target: { type: string; name: string } | null
  /** Whether it is a line between two others. */
  isFlow: boolean
  /** Where it is drawn; `null` for lines. */
  box: Box | null
}

/** Where something lies at an element, in px of the diagram from the sides of its box. */
export type OverlayPosition =
  | { top: number; left: number }
  | { top: number; right: number }
  | { bottom: number; left: number }
  | { bottom: number; right: number }

/** Elements of an older diagram that are drawn over this one. */
export interface Ghosts {
  /** The older file, BPMN 2.0 XML. */
  xml: string
  /** Id of each element that is drawn → its CSS class. */
  markers: ReadonlyMap<string, string>
}

/** What happens in a diagram. */
export interface DiagramListener {
  /** An element was chosen by pointer or key; `null`: the empty canvas. */
  onSelect: (id: string | null) => void
  /** What is in sight has changed. */
  onViewbox: (viewbox: Viewbox) => void
  /** The diagram was changed: its elements in reading order. */
  onElements: (elements: readonly DiagramElement[]) => void
}

/** A drawn diagram, whatever draws it: all that the screens know of the library. */
export interface Diagram {
  /**
   * Draws a file in place of the one before. When another call comes meanwhile, that one wins.
   * @returns the elements in reading order; `null` when another call has won
   * @throws when the file cannot be read; what was drawn stays
   */
  open: (xml: string) => Promise<readonly DiagramElement[] | null>
  listen: (listener: DiagramListener) => void
  select: (id: string | null) => void
  /** Sets the CSS classes of elements, in place of those before. */
  mark: (markers: ReadonlyMap<string, string>) => void
  /** Gives each element its name for screen readers, and each button that opens what is inside of one what it does. */
  name: (nameOf: (element: DiagramElement) => string, openOf: (element: DiagramElement) => string) => void
  /** Puts HTML at an element; returns what takes it away. Nothing happens where there is no such element. */
  attach: (id: string, position: OverlayPosition, html: HTMLElement) => () => void
  /**
   * Draws elements of an older file over this one; `null` draws none.
   * @returns the elements of that file; `null` when another call has won
   * @throws when it cannot be read
   */
  drawGhosts: (
    ghosts: Ghosts | null,
    nameOf: (element: DiagramElement) => string,
  ) => Promise<readonly DiagramElement[] | null>
  viewbox: () => Viewbox
  setViewbox: (viewbox: Viewbox) => void
  /** What is in sight, in units of the diagram. */
  sight: () => Box
  /** Calls whenever what is in sight has changed; returns what ends that. */
  watch: (onChange: () => void) => () => void
  /** Zooms around the middle. */
  zoom: (scale: number) => void
  /** What floats over the canvas: fitting leaves it free. Default 24 px at each side. */
  keepFree: (insets: Insets) => void
  /**
   * Shows all of it, at 100 % at most; what is fitted stays so when the room changes, until somebody moves it. With a smallest
   * scale what does not fit then is shown from its upper left corner.
   */
  fit: (least?: number) => void
  /** Brings an element in sight. */
  reveal: (id: string) => void
  /** Moves the focus to an element. */
  focus: (id: string) => void
  /** The room has another size. */
  resize: () => void
  /** A copy of the drawing with fixed colours of the light scheme, which needs no style sheet. */
  copy: () => SVGSVGElement
  destroy: () => void
}

/** Makes a diagram in an element. */
export type CreateDiagram<Made extends Diagram = Diagram> = (host: HTMLElement) => Made
