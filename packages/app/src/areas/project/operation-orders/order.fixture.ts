import type { OperationOrder } from '@embpm/contract/operation-order'

/** An order for the stories that say what is in it. */
const order: OperationOrder = {
  id: 'OO-X',
  organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  lockVersion: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt: '2026-01-05T08:00:00.000Z',
  changedBy: 'Marta Kowalczyk',
  changedAt: '2026-01-05T08:00:00.000Z',
  tags: [],
  orderNo: 'OO-200001',
  title: 'Inspect the cranes',
  description: '',
  type: 'maintenance',
  template: false,
  projectId: null,
  project: null,
  areaId: null,
  area: null,
  domainId: null,
  domain: null,
  priority: 'high',
  status: 'released',
  plannedStart: '2026-11-02',
  plannedEnd: '2027-10-29',
  operationInterval: 'DAILY',
  intervals: [],
  costObjectId: null,
  costObject: null,
  responsibleId: null,
  responsible: null,
}

/** One with script in every text, an end before its start, and intervals that no calendar has. */
export const hostileOrder: OperationOrder = {
  ...order,
  orderNo: '<b>OO-1</b>',
  title: '<script>alert(1)</script>',
  description: '"><img src=x onerror=alert(2)> '.repeat(20),
  area: { id: 'OA-X', code: '<i>', name: '<img src=x onerror=alert(3)>' },
  areaId: 'OA-X',
  responsibleId: 'USR-X',
  responsible: { id: 'USR-X', name: 'Long '.repeat(40).trim() },
  plannedStart: '2026-11-20',
  plannedEnd: '2026-11-01',
  operationInterval: 'IRREGULAR',
  intervals: [{ year: 2999 }, { year: 2026, month: 2, day: 31 }, { year: 2025, week: 53 }, { year: 2026, month: 12 }],
}

/** One that is due on 200 days, today among them. */
export const longOrder: OperationOrder = {
  ...order,
  plannedStart: '2026-01-02',
  intervals: Array.from({ length: 200 }, (_, nth) => ({
    year: 2026 + Math.floor(nth / 120),
    month: 1 + Math.floor((nth % 120) / 10),
    day: 2 + (nth % 10) * 2,
  })),
}
