import { isStep, type ProcessModel, stepsAfter, stepsInOrder } from '@embpm/bpmn'
import type { ProposedTest } from '@embpm/contract/test-task-plan'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** Tests of the steps of a model, in the order in which one reads them: what a step says of itself, and what it leads to. */
export function proposeTests(model: ProcessModel): ProposedTest[] {
  return stepsInOrder(model)
    .filter(isStep)
    .filter(({ name }) => name.trim() !== '')
    .map(({ id, name, documentation, links }) => ({
      title: name.trim().replace(/\s+/g, ' ').slice(0, 200),
      action: lines(documentation).slice(0, 10_000),
      testData: '',
      expected: '',
      tcode: (links.find(({ kind }) => kind === 'transactions')?.name ?? '').slice(0, 20),
      testerId: null,
      dueDate: null,
      requirementId: links.find(({ kind }) => kind === 'requirements')?.ref ?? null,
      stepId: id.slice(0, 64),
      next: stepsAfter(model, id).flatMap(({ step }) => (step.name.trim() === '' ? [] : [step.name.trim()])),
    }))
}
