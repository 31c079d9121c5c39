export { choiceOf, exactly, isCondition } from './isCondition.js'
export type { Condition, ConditionKind, ConditionTest } from './isCondition.js'
export { formatCondition, parseCondition, patternCondition, patternParts } from './conditionText.js'
