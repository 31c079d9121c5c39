/** Calls of the sample services that no page makes, each with the reason. */
const unmade: Readonly<Record<string, string>> = {
  'GET /api/common/navigation': 'The app has a navigation of its own, by what the visitor may open.',
}

/**
 * What is wrong with the calls that pages make, in sentences: a call of the services that no page makes, and an exception that is
 * none any more.
 * @param offered by the services
 * @param made by pages, as often as they were
 * @param exceptions with their reasons
 */
export function callFaults(
  offered: readonly string[],
  made: readonly string[],
  exceptions: Readonly<Record<string, string>> = unmade,
): string[] {
  const known = new Set(made)
  return [
    ...offered
      .filter((call) => !known.has(call) && exceptions[call] === undefined)
      .map((call) => `No page makes ${call}.`),
    ...Object.keys(exceptions).flatMap((call) => {
      if (!offered.includes(call)) return [`${call} is excepted, and no service offers it.`]
      return known.has(call) ? [`${call} is excepted, and a page makes it.`] : []
    }),
  ]
}
