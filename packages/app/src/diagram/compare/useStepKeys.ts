import { usePageKeys } from '../../shell/usePageKeys.js'

/** Goes to the next difference by N and to the one before by P, but not while somebody types. */
export const useStepKeys = (onStep: (direction: 1 | -1) => void): void =>
  usePageKeys({ n: () => onStep(1), p: () => onStep(-1) })
