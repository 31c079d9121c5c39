/** What opening a chart took, in ms. */
export interface OpenedChart {
  /** How many cards are in the document. */
  shown: number
  /** From mounting the chart until what is in sight is painted, its layout included. */
  ours: number
  /** The same cards as plain elements, at the same places. */
  plain: number
  /** The longest frame while the chart is dragged along. */
  pan: number
}

/** Times of a chart, in ms: each the median of its repetitions in one page. */
export interface OrganisationTimes {
  /** How many cards all of it has. */
  cards: number
  /** Laying all of it out, which happens once for a day and what is folded. */
  layout: number
  /** As a page opens it at first: what is at its top is open, and few cards are in sight. */
  first: OpenedChart
  /** All of it open, where many cards are in sight. */
  crowded: OpenedChart
}

/** What one session with a chart found out. */
export interface OrganisationSample extends OrganisationTimes {
  positions: number
  round: number
  errors: string[]
  /** Time of a fixed computation beside the session, in ms. */
  calibration: number
}

declare global {
  interface Window {
    /** Measures the chart of an organisation with about so many positions. */
    timeOrganisation?: (positions: number) => Promise<OrganisationTimes>
  }
}
