/** What is wrong between measured sizes and their budgets, in sentences: too big, without a budget, a budget for nothing. */
export function overBudget(measured: ReadonlyMap<string, number>, budgets: ReadonlyMap<string, number>): string[] {
  const wrong = [...measured].flatMap(([key, size]) => {
    const budget = budgets.get(key)
    if (budget === undefined) return [`${key} has no budget in tools/size-budgets.json.`]
    return size > budget ? [`${key} weighs ${size} bytes, ${size - budget} over its budget.`] : []
  })
  const idle = [...budgets.keys()]
    .filter((key) => !measured.has(key))
    .map((key) => `The budget of ${key} is for nothing.`)
  return [...wrong, ...idle]
}
