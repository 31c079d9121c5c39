import { sampleModel, type SampleStep } from '@embpm/bpmn'

const lanes = ['Sales', 'Shipping', 'Finance', 'Purchasing']
const types = ['userTask', 'serviceTask', 'manualTask', 'sendTask'] as const

/**
 * A process with about so many elements as BPMN 2.0 XML, flows and lanes included.
 * @param change what a step with this number is called; default its number
 */
export function modelOfSize(size: number, change: (number: number) => string = (number) => `Step ${number}`): string {
  // Each step has a flow; events, decisions, lanes and their flows are the rest.
  const count = Math.max(8, Math.round((size - 20) / 2))
  const steps = Array.from({ length: count }, (_, index): SampleStep => ({
    name: change(index + 1),
    lane: lanes[Math.floor(index / 12) % lanes.length] ?? '',
    type: types[index % types.length] ?? 'userTask',
    roles: [{ letter: 'A', ref: 'ROL-00001', name: 'Sales clerk' }],
  }))
  return sampleModel({ name: 'Measured', index: 0, steps })
}
