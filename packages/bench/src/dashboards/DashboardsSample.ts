/** Times of a dashboard of twelve charts, in ms: each the median of its repetitions in one page. */
export interface DashboardsTimes {
  /** From mounting until all twelve are painted: ours, each in its card. */
  ours: number
  /** The same figures as SVG by hand, drawn by React. */
  plain: number
  /** The same figures by Recharts, which has no heat map: another stack of bars in its place. */
  peer: number
  /** Elements of each. */
  ourElements: number
  plainElements: number
  peerElements: number
}

/** What one session with a dashboard found out. */
export interface DashboardsSample extends DashboardsTimes {
  round: number
  errors: string[]
  /** Time of a fixed computation beside the session, in ms. */
  calibration: number
}

declare global {
  interface Window {
    /** Measures a dashboard of twelve charts. */
    timeDashboards?: () => Promise<DashboardsTimes>
  }
}
