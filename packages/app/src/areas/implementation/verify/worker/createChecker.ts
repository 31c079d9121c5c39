import { createModel, type GrowingModel } from '../rules/createModel.js'
import type { Rule } from '../rules/Rule.js'
import { neededBy } from '../rules/Rule.js'
import { findingsAtOnce, type FromWorker, maxPerRule, type ToWorker } from './messages.js'

/**
 * Checks a model that comes in pieces: each rule as soon as all that it needs is there, those over the whole model at the end. What
 * could not be read can come later; then the rules that lacked it are checked anew.
 * @param send tells what was found
 */
export function createChecker(
  rules: readonly Rule[],
  send: (message: FromWorker) => void,
): (message: ToWorker) => void {
  let model: GrowingModel | null = null
  let waiting = new Set<Rule>(rules)
  /** Rules that were checked without something that they read. */
  const lacking = new Set<Rule>()

  const check = (rule: Rule, over: GrowingModel) => {
    waiting.delete(rule)
    lacking.delete(rule)
    const isBlind = neededBy(rule).some((part) => !over.has(part))
    if (isBlind) {
      lacking.add(rule)
      return send({ type: 'rule', rule: rule.id, count: 0, checked: 'no' })
    }
    let count = 0
    let piece: Extract<FromWorker, { type: 'findings' }>['findings'] = []
    const flush = () => {
      if (piece.length > 0) send({ type: 'findings', rule: rule.id, findings: piece })
      piece = []
    }
    for (const { kind, row, detail = '' } of rule.find(over)) {
      count += 1
      if (count > maxPerRule) continue
      piece.push({ kind, id: row.id, name: row.name, detail })
      if (piece.length === findingsAtOnce) flush()
    }
    flush()
    const isPart = rule.whole && failed.size > 0
    if (isPart) lacking.add(rule)
    send({ type: 'rule', rule: rule.id, count, checked: isPart ? 'partly' : 'yes' })
  }
  const failed = new Set<string>()

  return (message) => {
    if (message.type === 'begin') {
      model = createModel(message.today, message.references)
      waiting = new Set(rules)
      return
    }
    const over = model
    if (!over) return
    if (message.type === 'rows') return over.add(message.part, message.rows)
    if (message.type === 'settled') {
      if (message.isRead) failed.delete(message.part)
      else failed.add(message.part)
      over.settle(message.part, message.isRead)
      for (const rule of lacking) if (message.isRead) waiting.add(rule)
      for (const rule of waiting)
        if (!rule.whole && neededBy(rule).every((part) => over.isSettled(part))) check(rule, over)
      return
    }
    for (const rule of waiting) check(rule, over)
    send({ type: 'done', objects: over.size(), visited: over.visited() })
  }
}
