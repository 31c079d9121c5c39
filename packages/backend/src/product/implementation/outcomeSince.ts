import type { CheckOutcome, StoredOutcome } from '@embpm/contract/model-check'

type Rules = CheckOutcome['rules']

const isWhole = ({ count, findings }: Rules[number]) => count <= findings.length

/**
 * What a run found beside what the run before it did: each finding with the moment since which it is there, and those that are no
 * more. A rule that could not be checked keeps what is known of it. Of one that counts more findings than it names, nothing that is
 * not named is new, and nothing is mended: nobody knows.
 */
export function outcomeSince(
  rules: StoredOutcome['rules'],
  at: string,
  before: Pick<CheckOutcome, 'rules' | 'at'> | null,
): Pick<CheckOutcome, 'rules' | 'mended'> {
  const earlier = new Map(before?.rules.map((rule) => [rule.id, rule]))
  const mended: string[] = []
  const outcome = rules.map(({ keys, ...rule }) => {
    const known = earlier.get(rule.id)
    if (rule.checked === 'no') return { ...rule, count: known?.count ?? 0, findings: known?.findings ?? [] }
    const since = new Map(known?.findings.map((one) => [one.key, one.since]))
    // What was not named before may have been there.
    const first = known && before && !isWhole(known) ? before.at : at
    const findings = [...new Set(keys)].map((key) => ({ key, since: since.get(key) ?? first }))
    const now = { ...rule, findings }
    if (rule.checked === 'yes' && isWhole(now)) {
      const names = new Set(keys)
      mended.push(...[...since.keys()].filter((key) => !names.has(key)))
    }
    return now
  })
  return { rules: outcome, mended }
}
