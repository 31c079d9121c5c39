import type { Problems } from '../../../diagram/problems/useProblems.js'
import type { Modeler } from '../../../diagram/modeler/Modeler.js'

/** What the panes beside the canvas need. */
export interface PaneProps {
  /** With a drawn model. */
  modeler: Modeler
  /** Id of the selected element. */
  selected: string | null
  problems: Problems
  onSelect: (id: string | null) => void
}
