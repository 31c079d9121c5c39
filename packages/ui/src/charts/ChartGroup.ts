/** One of the figures that each group of a chart has. */
export interface ChartSeries {
  /** Unique within the chart. */
  id: string
  /** What the figure is, such as "Planned". */
  label: string
}

/** The figures of all groups together. */
export interface ChartTotal {
  /** What it is called, such as "Total". */
  label: string
  /** One for each series, in their order. */
  values: readonly number[]
  /** What is to be said of the figures, such as "120 h over plan". */
  note?: string
  /** Whether the note is a warning: it gets a glyph and another colour. Default `false`. */
  isOver?: boolean
}

/** What a chart shows side by side: a type, a status, a person. */
export interface ChartGroup extends ChartTotal {
  /** Unique within the chart. */
  id: string
  /** Address of what the figures are made of. Without it the group leads nowhere. */
  href?: string
}
