import type { EntityName } from '@embpm/contract'
import { connectFlows } from '../connectFlows.js'
import { deletedLinks, linksOf } from '../deletedLinks.js'
import { idOf, type ModdleElement } from '../moddle.js'
import type { ModelProblem, ProcessModel } from '../ProcessModel.js'
import { readDefinitions } from '../readDefinitions.js'
import { modelOf } from '../readModel.js'
import { type RuleId, ruleIds } from '../ruleIds.js'
import { linterOf } from './linter.js'

/** What the rules ask of the product. */
export interface CheckOptions {
  /** Whether an object exists; asked once for each. Without it `deleted-link` is not checked. */
  exists?: (kind: EntityName, ref: string) => boolean | Promise<boolean>
}

/**
 * Checks a model by the rules of {@link ruleIds}: first those of bpmnlint, then ours, each in the order of the file.
 *
 * @param source A text, or a parsed model such as that which an editor holds, whose nodes know their flows.
 * @throws `BpmnError` if a text cannot be read.
 */
export async function problemsOf(
  source: string | ModdleElement,
  { exists }: CheckOptions = {},
): Promise<ModelProblem[]> {
  const definitions = typeof source === 'string' ? await connected(source) : source
  const model = modelOf(definitions)
  return [
    ...(await notationProblems(definitions)),
    ...roleProblems(model),
    ...(exists ? await deletedLinks(linksOf(model), exists) : []),
  ]
}

async function connected(xml: string): Promise<ModdleElement> {
  const { definitions } = await readDefinitions(xml)
  connectFlows(definitions)
  return definitions
}

async function notationProblems(definitions: ModdleElement): Promise<ModelProblem[]> {
  const reports = await linterOf().lint(definitions)
  const problems = new Map<string, ModelProblem>()
  for (const rule of ruleIds) {
    for (const { id = idOf(definitions), category } of reports[rule] ?? []) {
      // A rule that fails by itself ("rule-error") says nothing of the model.
      if (category !== 'error' && category !== 'warn') continue
      problems.set(`${rule} ${id}`, { rule, severity: category === 'error' ? 'error' : 'warning', id })
    }
  }
  return [...problems.values()]
}

/** Exactly one role is accountable for a step; a task without any role is still to be thought about. */
function roleProblems({ elements }: ProcessModel): ModelProblem[] {
  const problems: ModelProblem[] = []
  const add = (rule: RuleId, id: string, severity: ModelProblem['severity']) => problems.push({ rule, id, severity })
  for (const { id, type, roles } of elements.values()) {
    const accountable = roles.filter(({ letter }) => letter === 'A').length
    if (accountable > 1) add('two-accountable', id, 'error')
    if (roles.length > 0 && accountable === 0) add('no-accountable', id, 'error')
    if (roles.length === 0 && isStep(type)) add('step-without-role', id, 'warning')
  }
  return problems
}

/** Whether somebody does it: a task of any kind or a called process. What a subprocess does, its own steps say. */
const isStep = (type: string) => type === 'bpmn:CallActivity' || type.endsWith('Task')
