import { memoryHistory, type ValueHelpHistory } from '../value-help/ValueHelpHistory.js'

/** `beforeEach` of a picker's stories: each run begins without recent and favourite values, unless the story names some. */
export function freshHistory({ args }: { args: { history?: ValueHelpHistory } }): void {
  args.history ??= memoryHistory()
}
