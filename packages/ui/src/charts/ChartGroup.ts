/** One of the figures that each group of a chart has. */
export interface ChartSeries {
  /** Unique within the chart. */
  id: string
  /** What the figure is, such as "Planned". */
  label: string
  /** Its colour, `--emb-chart-1` to `-8`. Default: by its place, from 1. Bars of `BarChart` have looks of their own. */
  color?: ChartColor
}

/** Number of a colour of charts. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The colour of a series by its place, unless it has one of its own. */
export const colorOf = (series: ChartSeries | undefined, place: number): number => series?.color ?? (place % 8) + 1

/** The figures of all groups together. */
export interface ChartTotal {
  /** What it is called, such as "Total". */
  label: string
  /** One for each series, in their order; `null` where there is none, such as what is not done yet. */
  values: readonly (number | null)[]
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
  /** Whether it is not over yet, such as the week that runs: its bars are paler. Default `false`. */
  isPartial?: boolean
}

/** What every chart draws, and its table and files show: groups, each with a figure for each series. */
export interface ChartFigures {
  /** Accessible name, such as "Test runs by week". */
  label: string
  /** What the chart says as a whole, in a sentence or two; describes the chart to screen readers. */
  summary?: string
  /** What the figures of each group are. */
  series: readonly ChartSeries[]
  /** In reading order. */
  groups: readonly ChartGroup[]
  /** Writes a value, with its unit. Default: the number in the language of `UiStrings`. */
  formatValue?: (value: number) => string
}
