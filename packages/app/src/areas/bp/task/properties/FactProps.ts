import type { FactName, Facts } from '../../../../diagram/modeler/ModelerFacts.js'

/** What the fields of an element take: what it says, and changing it as one step. */
export interface FactProps {
  facts: Partial<Facts>
  onChange: <N extends FactName>(name: N, value: Facts[N]) => void
}
