import type { OpenedRun } from '@embpm/contract/test-runner'
import type { TestResult } from '@embpm/contract/test-task'

const base = {
  organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  lockVersion: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt: '2026-01-05T08:00:00.000Z',
  changedBy: 'Lena Brandt',
  changedAt: '2026-01-05T08:00:00.000Z',
  tags: [],
}

/** A run with a step for each result. */
export const runOf = (results: readonly TestResult[]): OpenedRun => ({
  run: {
    ...base,
    id: 'TR-00099',
    scenarioId: 'SC-00001',
    scenario: { id: 'SC-00001', code: 'SC-0001', name: 'Quotations, domestic' },
    runNo: 4,
    state: 'open',
    system: 'QAS 200',
    startedById: null,
    startedBy: null,
    startedAt: '2026-11-20T07:30:00.000Z',
    finishedAt: null,
    startKey: '',
  },
  scenario: {
    ...base,
    id: 'SC-00001',
    code: 'SC-0001',
    name: 'Quotations, domestic',
    type: 'SIT',
    release: '2026.2',
    projectId: null,
    project: null,
    ownerId: null,
    owner: null,
    status: 'ACTIVE',
  },
  steps: results.map((result, place) => ({
    task: {
      id: `TT-${place}`,
      title: `Check posting ${place + 1}`,
      action: 'Open transaction FB03.\nCompare the amounts.',
      testData: '',
      expected: 'All amounts are equal.',
      tcode: 'FB03',
      testerId: null,
      tester: null,
      requirementId: null,
      requirement: null,
    },
    process: { id: 'PRC-00001', code: 'R2R-20-30', name: 'Post accruals', variant: '' },
    result: {
      id: `RES-${place}`,
      lockVersion: 1,
      result,
      actual: '',
      evidence: [],
      defectRef: '',
      executedById: null,
      executedBy: null,
      executedAt: null,
      seconds: 0,
    },
    earlier: [],
  })),
})
