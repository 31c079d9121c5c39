import type { SampleDecision, SampleStep } from '@embpm/bpmn'

/** A step of a sample model: what is done, in which lane, how, and with which transaction of each area. */
export interface StepPlan {
  name: string
  /** What it was called before. */
  before?: string
  /** The first or the second lane of the area, or the third, which decides. */
  lane: 0 | 1 | 2
  type: SampleStep['type']
  /** Minutes of work, and until it begins. */
  duration: number
  waiting: number
  /** Which of the area's transactions it uses, from 0. */
  transaction?: number
}

/** What the models of an area are about. */
export interface AreaPlan {
  lanes: readonly [string, string, string]
  /** Codes of the transactions that steps use. */
  tcodes: string
  /** Code of the role that works in each lane; that of the last one answers for what is done. */
  roles: string
  /** Codes of roles that are asked and told. */
  others: string
}

/** What the models of each area are about. */
export const areaLanes: Readonly<Record<string, AreaPlan>> = {
  O2C: {
    lanes: ['Inside sales', 'Shipping', 'Head of sales'],
    tcodes: 'VA01 VKM1 VL01N VF01',
    roles: 'SALES-CLERK SHIPPING-PLANNER HEAD-OF-SALES',
    others: 'CREDIT-ANALYST ACCOUNT-MANAGER',
  },
  P2P: {
    lanes: ['Requester', 'Purchasing', 'Budget owner'],
    tcodes: 'ME51N ME28 ME21N MIRO',
    roles: 'REQUESTER PURCHASER BUDGET-OWNER',
    others: 'ACCOUNTANT TAX-SPECIALIST',
  },
  P2M: {
    lanes: ['Planning', 'Shop floor', 'Head of production'],
    tcodes: 'CO01 MD04 CO11N COOIS',
    roles: 'PRODUCTION-PLANNER SHOP-FLOOR-SUPERVISOR HEAD-OF-PRODUCTION',
    others: 'QUALITY-INSPECTOR WAREHOUSE-OPERATOR',
  },
  W2D: {
    lanes: ['Inbound', 'Outbound', 'Warehouse lead'],
    tcodes: 'LT01 LX02 VL02N MIGO',
    roles: 'GOODS-RECEIPT-CLERK WAREHOUSE-OPERATOR WAREHOUSE-LEAD',
    others: 'SHIPPING-PLANNER QUALITY-INSPECTOR',
  },
  S2S: {
    lanes: ['Service desk', 'Technician', 'Service manager'],
    tcodes: 'IW21 IW31 IW32 QM01',
    roles: 'SERVICE-AGENT FIELD-TECHNICIAN SERVICE-MANAGER',
    others: 'ACCOUNT-MANAGER BILLING-CLERK',
  },
  I2P: {
    lanes: ['Product management', 'Design', 'Approval board'],
    tcodes: 'CJ20N CS01 MM01 CN41N',
    roles: 'PRODUCT-MANAGER DESIGN-ENGINEER APPROVAL-BOARD',
    others: 'QUALITY-INSPECTOR PRODUCTION-PLANNER',
  },
  R2R: {
    lanes: ['Accounting', 'Controlling', 'Finance lead'],
    tcodes: 'FB50 KSB1 FB01 F110',
    roles: 'ACCOUNTANT CONTROLLER FINANCE-LEAD',
    others: 'TAX-SPECIALIST INTERNAL-AUDITOR',
  },
  S2P: {
    lanes: ['Controlling', 'Business units', 'Management board'],
    tcodes: 'KE30 KO01 KSB1 CN41N',
    roles: 'CONTROLLER BUSINESS-UNIT-HEAD MANAGEMENT-BOARD',
    others: 'FINANCE-LEAD INTERNAL-AUDITOR',
  },
  H2R: {
    lanes: ['Employee', 'Personnel', 'Line manager'],
    tcodes: 'PA30 PA20 PA30 SM37',
    roles: 'EMPLOYEE PERSONNEL-OFFICER LINE-MANAGER',
    others: 'ACCOUNTANT DATA-STEWARD',
  },
  M2M: {
    lanes: ['Requester', 'Data steward', 'Data owner'],
    tcodes: 'MM01 BP MM02 SE16N',
    roles: 'REQUESTER DATA-STEWARD DATA-OWNER',
    others: 'CONTROLLER PURCHASER',
  },
}

/** What models of other areas are about. */
export const otherArea: AreaPlan = {
  lanes: ['Requester', 'Clerk', 'Approval'],
  tcodes: '',
  roles: 'REQUESTER DATA-STEWARD LINE-MANAGER',
  others: 'CONTROLLER INTERNAL-AUDITOR',
}

/** What is done in a sample process, by what it is about: the first word of its name. */
export const verbSteps: Readonly<Record<string, readonly StepPlan[]>> = {
  Plan: [
    { name: 'Collect demand', lane: 0, type: 'userTask', duration: 30, waiting: 480 },
    { name: 'Compare with last year', lane: 0, type: 'serviceTask', duration: 2, waiting: 0, transaction: 1 },
    { name: 'Draw up plan', lane: 0, type: 'userTask', duration: 90, waiting: 60, transaction: 0 },
    { name: 'Adjust plan', before: 'Correct plan', lane: 0, type: 'userTask', duration: 25, waiting: 120 },
    { name: 'Release plan', lane: 2, type: 'userTask', duration: 10, waiting: 1440 },
    { name: 'Distribute plan', lane: 1, type: 'sendTask', duration: 1, waiting: 0 },
  ],
  Create: [
    { name: 'Enter request', lane: 0, type: 'userTask', duration: 8, waiting: 0, transaction: 0 },
    { name: 'Complete data', before: 'Add missing data', lane: 0, type: 'userTask', duration: 12, waiting: 240 },
    {
      name: 'Check automatically',
      before: 'Check by hand',
      lane: 1,
      type: 'serviceTask',
      duration: 1,
      waiting: 5,
      transaction: 1,
    },
    { name: 'Approve', lane: 2, type: 'userTask', duration: 5, waiting: 480 },
    { name: 'Reject with reason', lane: 2, type: 'userTask', duration: 6, waiting: 480 },
    { name: 'Record in the system', lane: 1, type: 'serviceTask', duration: 2, waiting: 0, transaction: 2 },
    { name: 'Inform requester', lane: 1, type: 'sendTask', duration: 1, waiting: 0 },
  ],
  Check: [
    { name: 'Open worklist', lane: 0, type: 'userTask', duration: 2, waiting: 60, transaction: 3 },
    { name: 'Compare with rules', lane: 0, type: 'businessRuleTask', duration: 1, waiting: 0 },
    {
      name: 'Clarify deviation',
      before: 'Ask back',
      lane: 1,
      type: 'userTask',
      duration: 20,
      waiting: 720,
      transaction: 1,
    },
    { name: 'Confirm result', lane: 2, type: 'userTask', duration: 4, waiting: 240 },
    { name: 'File evidence', lane: 1, type: 'manualTask', duration: 5, waiting: 30 },
  ],
  'Carry out': [
    { name: 'Schedule work', lane: 0, type: 'userTask', duration: 15, waiting: 120, transaction: 0 },
    { name: 'Provide material', lane: 1, type: 'manualTask', duration: 35, waiting: 60 },
    { name: 'Do the work', lane: 1, type: 'manualTask', duration: 120, waiting: 30 },
    { name: 'Report disturbance', lane: 1, type: 'sendTask', duration: 4, waiting: 0, transaction: 3 },
    { name: 'Decide on disturbance', before: 'Escalate', lane: 2, type: 'userTask', duration: 10, waiting: 90 },
    { name: 'Confirm quantities', lane: 1, type: 'userTask', duration: 6, waiting: 15, transaction: 2 },
    { name: 'Close order', lane: 0, type: 'serviceTask', duration: 1, waiting: 5 },
    { name: 'Evaluate deviations', lane: 0, type: 'userTask', duration: 18, waiting: 1440 },
  ],
  Settle: [
    { name: 'Collect postings', lane: 0, type: 'serviceTask', duration: 3, waiting: 0, transaction: 3 },
    {
      name: 'Allocate differences',
      before: 'Post differences',
      lane: 0,
      type: 'userTask',
      duration: 22,
      waiting: 60,
      transaction: 2,
    },
    { name: 'Explain differences', lane: 1, type: 'userTask', duration: 30, waiting: 480 },
    { name: 'Release settlement', lane: 2, type: 'userTask', duration: 5, waiting: 720 },
    { name: 'Post settlement', lane: 0, type: 'serviceTask', duration: 1, waiting: 0, transaction: 2 },
  ],
}

/** What sample processes decide. */
export const sampleDecisions: readonly SampleDecision[] = [
  { name: 'Complete?', ways: ['No', 'Yes'] },
  { name: 'Within limit?', ways: ['Above limit', 'Within limit'] },
]

/** What people call revisions on the way to a published one, and what they say of published ones. */
export const revisionLabels = [
  'Before workshop 3',
  'Workshop 2, as discussed',
  'Proposal of the key users',
  'After the audit',
] as const
export const revisionComments = [
  'Go-live, wave 2',
  'First version',
  'New approval limits',
  'Template of the group',
] as const

/** Code of the process that is drawn as a variant of another one, and what is done there in another way, by the number of the step from 0. */
export const drawnVariant = {
  code: 'S2S-10-20-03-A',
  steps: new Map<number, Partial<StepPlan>>([
    [1, { name: 'Complete data and export licence', duration: 25 }],
    [2, { name: 'Check licence by hand', type: 'userTask', duration: 15, waiting: 240 }],
    [5, { waiting: 60 }],
  ]),
}
