const collator = new Intl.Collator('en', { numeric: true })

/** The release after one: the next of those that are known, else its last number counted on. */
export function nextRelease(release: string, known: readonly string[] = []): string {
  const [after] = known.filter((one) => collator.compare(one, release) > 0).toSorted(collator.compare)
  if (after !== undefined && release !== '') return after
  return release.replace(/\d+(?=\D*$)/, (digits) =>
    digits.length > 15 ? digits : String(Number(digits) + 1).padStart(digits.length, '0'),
  )
}
