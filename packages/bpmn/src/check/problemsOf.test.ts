import { expect, test } from 'vitest'
import { readDefinitions, ruleIds, sampleModel, type StepRole } from '../index.js'
import { nested, order } from '../testing/models.js'
import { severities } from './linter.js'
import { problemsOf } from './problemsOf.js'

const accountable: StepRole = { letter: 'A', ref: 'r1', name: 'Clerk' }
const responsible: StepRole = { letter: 'R', ref: 'r1', name: 'Clerk' }
const link = { kind: 'transactions', ref: 't1', name: 'VA01' } as const

const sample = (roles: readonly StepRole[], exists?: () => boolean | Promise<boolean>) =>
  problemsOf(
    sampleModel({
      name: 'A',
      index: 0,
      steps: [{ name: 'Check', lane: 'Sales', type: 'userTask', roles, links: [link] }],
    }),
    { exists },
  )

test('each rule that bpmnlint recommends has an id', () => {
  expect(Object.keys(severities).toSorted()).toEqual(ruleIds.slice(0, -4).toSorted())
})

test('a sound model has no problem', async () => {
  expect(await sample([accountable, responsible], () => true)).toEqual([])
})

test('a step has exactly one accountable role, a task has roles', async () => {
  expect(await sample([responsible])).toEqual([{ rule: 'no-accountable', severity: 'error', id: 'Step_1' }])
  expect(await sample([accountable, { ...accountable, ref: 'r2' }])).toEqual([
    { rule: 'two-accountable', severity: 'error', id: 'Step_1' },
  ])
  expect(await sample([])).toEqual([{ rule: 'step-without-role', severity: 'warning', id: 'Step_1' }])
})

test('a link leads to something that exists, which may be known later', async () => {
  const problem = [{ rule: 'deleted-link', severity: 'error', id: 'Step_1' }]
  expect(await sample([accountable], () => false)).toEqual(problem)
  expect(await sample([accountable], () => Promise.resolve(false))).toEqual(problem)
})

test('the rules of bpmnlint are applied, at their severities', async () => {
  const problems = await problemsOf(
    order.replace('name="Ship goods"', '').replace('<sequenceFlow id="f5" sourceRef="ship" targetRef="end" />', ''),
  )
  expect(problems).toContainEqual({ rule: 'label-required', severity: 'error', id: 'ship' })
  expect(problems).toContainEqual({ rule: 'no-implicit-end', severity: 'error', id: 'ship' })
  expect(problems).toContainEqual({ rule: 'no-bpmndi', severity: 'error', id: 'check' })
})

test('what follows from flows need not stand in the file', async () => {
  const problems = (await problemsOf(nested)).filter(({ id }) => id !== 'visit')
  expect(problems.filter(({ rule }) => rule.startsWith('no-implicit') || rule === 'no-disconnected')).toEqual([])
})

test('a parsed model is checked as it is', async () => {
  const { definitions } = await readDefinitions(
    sampleModel({ name: 'A', index: 0, steps: [{ name: 'B', lane: 'C', type: 'task' }] }),
  )
  expect(await problemsOf(definitions)).toEqual([{ rule: 'step-without-role', severity: 'warning', id: 'Step_1' }])
})
