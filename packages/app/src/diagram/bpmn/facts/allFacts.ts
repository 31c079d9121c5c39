import type { FactName, Facts } from '../../modeler/ModelerFacts.js'
import { calledElementFact, loopFact } from './activityFacts.js'
import { documentationFact } from './documentationFact.js'
import { interruptingFact, linkNameFact, timerFact } from './eventFacts.js'
import type { Fact } from './Fact.js'
import { conditionFact, defaultFlowFact, isDefaultFact } from './flowFacts.js'
import { nameFact } from './nameFact.js'
import { namingFact } from './namingFact.js'
import { figuresFact, linksFact, rolesFact } from './stepFacts.js'

/** How each fact is read and written. */
export const allFacts: { readonly [N in FactName]: Fact<Facts[N]> } = {
  name: nameFact,
  documentation: documentationFact,
  roles: rolesFact,
  links: linksFact,
  figures: figuresFact,
  condition: conditionFact,
  isDefault: isDefaultFact,
  defaultFlow: defaultFlowFact,
  timer: timerFact,
  naming: namingFact,
  loop: loopFact,
  calledElement: calledElementFact,
  linkName: linkNameFact,
  interrupting: interruptingFact,
}
