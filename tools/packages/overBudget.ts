import { dirname } from 'node:path'

/** A budget for all subpaths of a folder that have none of their own, such as `@embpm/contract/*`. */
const patternOf = (key: string) => `${dirname(key)}/*`

/** Under which name the budget of a subpath is written down; `undefined` where there is none. */
export const budgetKey = (key: string, budgets: ReadonlyMap<string, number>): string | undefined =>
  [key, patternOf(key)].find((name) => budgets.has(name))

/** Budgets of what is measured and a tenth; the pattern of a folder holds for its largest. */
export function newBudgets(measured: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>) {
  const budgets = new Map<string, number>()
  for (const [key, size] of measured) {
    const name = budgetKey(key, before) ?? key
    budgets.set(name, Math.max(budgets.get(name) ?? 0, Math.ceil((size * 1.1) / 10) * 10))
  }
  return new Map([...budgets].toSorted(([a], [b]) => a.localeCompare(b)))
}

/** What is wrong between measured sizes and their budgets, in sentences: too big, without a budget, a budget for nothing. */
export function overBudget(measured: ReadonlyMap<string, number>, budgets: ReadonlyMap<string, number>): string[] {
  const used = new Set<string>()
  const wrong = [...measured].flatMap(([key, size]) => {
    const name = budgetKey(key, budgets)
    if (name === undefined) return [`${key} has no budget in tools/size-budgets.json.`]
    used.add(name)
    const budget = budgets.get(name) ?? 0
    return size > budget ? [`${key} weighs ${size} bytes, ${size - budget} over its budget.`] : []
  })
  const idle = [...budgets.keys()].filter((key) => !used.has(key)).map((key) => `The budget of ${key} is for nothing.`)
  return [...wrong, ...idle]
}
