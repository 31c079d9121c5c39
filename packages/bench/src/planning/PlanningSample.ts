/** Times of a plan, of a grid of executions and of a calendar: each in ms, the median of its repetitions in one page; dropped ones are frames of 60 a second. */
export interface PlanningTimes {
  /** Working out when all tasks are, with slack and critical path. */
  schedule: number
  /** From mounting the chart until its bars are painted. */
  gantt: number
  /** The same rows and bars as plain elements at the same places. */
  ganttPlain: number
  /** The chart of SVAR with the same tasks and links, until its bars are painted. */
  ganttPeer: number
  /** From another zoom until the bars are painted anew. */
  zoom: number
  /** Frames dropped of 205 while both ways are scrolled. */
  ganttDropped: number
  /** From a digit in a cell until its field is painted. */
  key: number
  /** From Enter in the field until the cell shows what was entered. */
  enter: number
  /** Frames dropped of 205 while the grid is scrolled both ways, and a table of ours with as many rows. */
  gridDropped: number
  tableDropped: number
  /** From mounting a month of 2,000 events and 200 series until they are painted, and the same of the library that draws it alone. */
  month: number
  monthBare: number
}

/** What one session found out. */
export interface PlanningSample extends PlanningTimes {
  round: number
  errors: string[]
  /** Time of a fixed computation beside the session, in ms. */
  calibration: number
}

declare global {
  interface Window {
    /** Measures a plan of 5,000 tasks and a grid of 500 orders and 53 weeks. */
    timePlanning?: () => Promise<PlanningTimes>
    /** Shows our data table alone, with so many rows and columns. */
    showTable?: (rows: number, weeks: number) => void
  }
}
