import type { CheckOutcome, FindingSeverity, IgnoredFinding } from '@embpm/contract/model-check'
import type { CheckState, RunningRule } from './createCheck.js'
import { type Finding, findingOf, keyOf } from './findingKey.js'
import type { Rule } from './rules/Rule.js'
import { type RuleId, rules } from './rules/rules.js'
import type { FindingState, VerifyView } from './verifySearch.js'

/** A finding as the page shows it. */
export interface ShownFinding extends Finding {
  key: string
  /** The moment of the first run that had it; `null` while it is not stored, and for what is mended. */
  since: string | null
  states: readonly FindingState[]
  ignored: IgnoredFinding | null
}

/** A rule with what it found. */
export interface ShownRule {
  rule: Rule<RuleId>
  checked: 'waiting' | 'yes' | 'partly' | 'no'
  findings: readonly ShownFinding[]
  /** Findings that are counted and not named: they are open. */
  more: number
}

/** The findings of a state. */
export const inState = ({ findings }: ShownRule, state: FindingState): ShownFinding[] =>
  findings.filter(({ states }) => states.includes(state))

const counted = new WeakMap<ShownRule, ReadonlyMap<FindingState, number>>()

/** How many findings a rule has of each state. They are counted once: the page asks for them in many places. */
function countsOf(shown: ShownRule): ReadonlyMap<FindingState, number> {
  const known = counted.get(shown)
  if (known) return known
  const counts = new Map<FindingState, number>([['open', shown.more]])
  for (const { states } of shown.findings) for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1)
  counted.set(shown, counts)
  return counts
}

/** How many findings of a state a rule has. */
export const countIn = (shown: ShownRule, state: FindingState): number => countsOf(shown).get(state) ?? 0

/** What a run says of a rule. */
interface RuleOutcome {
  checked: ShownRule['checked']
  count: number
  findings: readonly ShownFinding[]
}

/** What a run says of its rules. */
interface Outcome {
  rules: ReadonlyMap<string, RuleOutcome>
  mended: readonly string[]
}

const statesOf = (isIgnored: boolean, isNew: boolean): FindingState[] =>
  isIgnored ? ['ignored'] : isNew ? ['open', 'new'] : ['open']

/** What a stored run says: a finding is new where the run before did not have it. */
export function outcomeOfStored(run: CheckOutcome, ignored: readonly IgnoredFinding[]): Outcome {
  const decisions = new Map(ignored.map((one) => [one.key, one]))
  return {
    mended: run.mended,
    rules: new Map(
      run.rules.map(({ id, checked, count, findings }) => [
        id,
        {
          checked,
          count,
          findings: findings.flatMap(({ key, since }): ShownFinding[] => {
            const finding = findingOf(key)
            const decision = decisions.get(key) ?? null
            const isNew = run.before !== null && since === run.at
            return finding
              ? [{ ...finding, key, since, ignored: decision, states: statesOf(decision !== null, isNew) }]
              : []
          }),
        },
      ]),
    ),
  }
}

const running = new WeakMap<RunningRule, { ignored: readonly IgnoredFinding[]; outcome: RuleOutcome }>()

/** What a run says that is going on, or is not stored. Of a rule that found nothing since, it is the same as before. */
export function outcomeOfRunning({ rules: found }: CheckState, ignored: readonly IgnoredFinding[]): Outcome {
  const decisions = new Map(ignored.map((one) => [one.key, one]))
  const outcomeOfRule = (rule: RunningRule): RuleOutcome => {
    const known = running.get(rule)
    if (known?.ignored === ignored) return known.outcome
    const outcome = {
      ...rule,
      findings: rule.findings.map((finding) => {
        const key = keyOf(finding)
        const decision = decisions.get(key) ?? null
        return { ...finding, key, since: null, ignored: decision, states: statesOf(decision !== null, false) }
      }),
    }
    running.set(rule, { ignored, outcome })
    return outcome
  }
  return { mended: [], rules: new Map([...found].map(([id, rule]) => [id, outcomeOfRule(rule)])) }
}

const shownAs = new WeakMap<RuleOutcome, ShownRule>()
const nothing: RuleOutcome = { checked: 'waiting', count: 0, findings: [] }

/** Every rule of the house with what a run says of it; one that the run did not know yet waits. */
export function shownRules({ rules: found, mended }: Outcome): ShownRule[] {
  const gone = Map.groupBy(
    mended.flatMap((key) => findingOf(key) ?? []),
    ({ rule }) => rule,
  )
  return rules.map((rule) => {
    const outcome = found.get(rule.id) ?? nothing
    const known = shownAs.get(outcome)
    if (known?.rule === rule && !gone.has(rule.id)) return known
    const { checked, count, findings } = outcome
    const past = (gone.get(rule.id) ?? []).map((finding): ShownFinding => ({
      ...finding,
      key: keyOf(finding),
      since: null,
      states: ['mended'],
      ignored: null,
    }))
    const shown = { rule, checked, findings: [...findings, ...past], more: Math.max(0, count - findings.length) }
    if (past.length === 0) shownAs.set(outcome, shown)
    return shown
  })
}

/** What all rules found together. */
export interface Totals {
  /** Open findings, and the rules that have them. */
  severities: Readonly<Record<FindingSeverity, { findings: number; rules: number }>>
  /** Rules without an open finding that were checked wholly. */
  passed: number
  states: Readonly<Record<FindingState, number>>
}

/** Counts what rules found. */
export function totalsOf(shown: readonly ShownRule[]): Totals {
  const severities = {
    error: { findings: 0, rules: 0 },
    warning: { findings: 0, rules: 0 },
    note: { findings: 0, rules: 0 },
  }
  const states = { open: 0, new: 0, mended: 0, ignored: 0 }
  let passed = 0
  for (const one of shown) {
    const open = countIn(one, 'open')
    severities[one.rule.severity].findings += open
    if (open > 0) severities[one.rule.severity].rules += 1
    else if (one.checked === 'yes') passed += 1
    for (const state of ['open', 'new', 'mended', 'ignored'] as const) states[state] += countIn(one, state)
  }
  return { severities, passed, states }
}

/** The rules that a view lists: those with findings of its state, or all. */
export const listedRules = (shown: readonly ShownRule[], view: VerifyView): ShownRule[] =>
  shown.filter(
    (one) =>
      (view.severity === null || one.rule.severity === view.severity) &&
      (view.topic === null || one.rule.topic === view.topic) &&
      (view.all || one.checked === 'no' || countIn(one, view.state) > 0),
  )
