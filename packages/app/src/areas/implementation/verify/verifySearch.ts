import { findingSeverities, type FindingSeverity } from '@embpm/contract/model-check'
import * as z from 'zod/mini'
import { readSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'
import { type RuleTopic, ruleTopics } from './rules/Rule.js'
import { type RuleId, ruleOf } from './rules/rules.js'

/** Which findings are shown, by what became of them. */
export const findingStates = ['open', 'new', 'mended', 'ignored'] as const

/** What became of a finding. */
export type FindingState = (typeof findingStates)[number]

/** What the address shows. */
export interface VerifyView {
  /** The rule whose findings are shown; `null` for the first one. */
  rule: RuleId | null
  severity: FindingSeverity | null
  topic: RuleTopic | null
  state: FindingState
  /** Whether rules that found nothing are shown, too. */
  all: boolean
}

const known = {
  rule: z.string().check(z.refine((id) => ruleOf(id) !== undefined)),
  severity: z.enum(findingSeverities),
  topic: z.enum(ruleTopics),
  state: z.enum(findingStates),
  rules: z.literal('all'),
}

/** Reads what an address shows; what it asks for in vain is named, and does no harm. */
export function parseVerifySearch(raw: RawSearch): { view: VerifyView; ignored: readonly string[] } {
  const { values, ignored } = readSearch(raw, known)
  const { rule, severity = null, topic = null, state = 'open', rules: shown } = values
  return { view: { rule: ruleOf(rule ?? '')?.id ?? null, severity, topic, state, all: shown === 'all' }, ignored }
}

/** Writes what is shown as search parameters; what equals its default is left out. */
export const formatVerifySearch = ({ rule, severity, topic, state, all }: VerifyView): RawSearch => ({
  ...(rule !== null && { rule }),
  ...(severity !== null && { severity }),
  ...(topic !== null && { topic }),
  ...(state !== 'open' && { state }),
  ...(all && { rules: 'all' }),
})
