import type { BpmnElement, ProcessModel } from '@embpm/bpmn'

interface Node {
  id: string
  type: string
  name: string
  box: readonly [x: number, y: number, width: number, height: number]
  /** Where its name is written, of events and gateways. */
  label?: readonly [x: number, y: number, width: number, height: number]
}

interface Flow {
  id: string
  from: string
  to: string
  way: readonly (readonly [number, number])[]
  name?: string
  label?: readonly [x: number, y: number, width: number, height: number]
}

/** A pool with two lanes, Sales above Shipping, and what is drawn in it. */
interface Model {
  nodes: readonly Node[]
  flows: readonly Flow[]
}

type Bounds = readonly [number, number, number, number]

const bounds = ([x, y, width, height]: Bounds) => `<dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}" />`

const label = (box: Bounds | undefined) => (box ? `<bpmndi:BPMNLabel>${bounds(box)}</bpmndi:BPMNLabel>` : '')

const shape = (id: string, box: Bounds, more = '', attributes = '') =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"${attributes}>${bounds(box)}${more}</bpmndi:BPMNShape>`

const below = 280

/** A model as data, as far as it is drawn here. */
const processModel = ({ nodes, flows }: Model): ProcessModel => {
  const element = (id: string, type: string, name: string, more: Partial<BpmnElement> = {}): BpmnElement => ({
    id,
    type: `bpmn:${type.charAt(0).toUpperCase()}${type.slice(1)}`,
    name,
    parent: null,
    lane: null,
    attachedTo: null,
    source: null,
    target: null,
    roles: [],
    links: [],
    figures: { duration: null, waiting: null, cost: null, currency: null },
    documentation: '',
    properties: {},
    place: null,
    ...more,
  })
  const all = [
    element('Sales', 'lane', 'Sales'),
    element('Shipping', 'lane', 'Shipping'),
    ...nodes.map(({ id, type, name, box }) => element(id, type, name, { lane: box[1] < below ? 'Sales' : 'Shipping' })),
    ...flows.map(({ id, name = '', from, to }) => element(id, 'sequenceFlow', name, { source: from, target: to })),
  ]
  return { elements: new Map(all.map((one) => [one.id, one])), references: new Map(), isDrawn: true, warnings: [] }
}

/** A model as a BPMN 2.0 file. */
const bpmnFile = ({ nodes, flows }: Model): string => {
  const inLane = (isFirst: boolean) =>
    nodes.filter(({ box }) => box[1] < below === isFirst).map(({ id }) => `<flowNodeRef>${id}</flowNodeRef>`)
  const step = ({ id, type, name }: Node) => {
    const refs = [
      ...flows.filter(({ to }) => to === id).map((flow) => `<incoming>${flow.id}</incoming>`),
      ...flows.filter(({ from }) => from === id).map((flow) => `<outgoing>${flow.id}</outgoing>`),
    ]
    return `<${type} id="${id}" name="${name}">${refs.join('')}</${type}>`
  }
  const edge = ({ id, way, label: box }: Flow) =>
    `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${way.map(([x, y]) => `<di:waypoint x="${x}" y="${y}" />`).join('')}${label(box)}</bpmndi:BPMNEdge>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="Definitions_1" targetNamespace="https://embpm.example/o2c">
<collaboration id="Collaboration_1"><participant id="Pool" name="Terranova Group, order to cash" processRef="Process_1" /></collaboration>
<process id="Process_1" isExecutable="false">
<laneSet id="Lanes"><lane id="Sales" name="Sales">${inLane(true).join('')}</lane><lane id="Shipping" name="Shipping">${inLane(false).join('')}</lane></laneSet>
${nodes.map(step).join('\n')}
${flows.map(({ id, from, to, name }) => `<sequenceFlow id="${id}"${name ? ` name="${name}"` : ''} sourceRef="${from}" targetRef="${to}" />`).join('\n')}
</process>
<bpmndi:BPMNDiagram id="Diagram_1"><bpmndi:BPMNPlane id="Plane_1" bpmnElement="Collaboration_1">
${shape('Pool', [0, 0, 720, 470], '', ' isHorizontal="true"')}
${shape('Sales', [30, 0, 690, below], '', ' isHorizontal="true"')}
${shape('Shipping', [30, below, 690, 470 - below], '', ' isHorizontal="true"')}
${nodes.map((node) => shape(node.id, node.box, label(node.label), node.type === 'exclusiveGateway' ? ' isMarkerVisible="true"' : '')).join('\n')}
${flows.map(edge).join('\n')}
</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>
`
}

const task = (id: string, type: string, name: string, x: number, y: number): Node => ({
  id,
  type,
  name,
  box: [x, y, 108, 60],
})

const received: Node = {
  id: 'Received',
  type: 'startEvent',
  name: 'Order received',
  box: [84, 82, 36, 36],
  label: [72, 124, 60, 27],
}
const create = task('Create', 'userTask', 'Create sales order', 148, 70)
const approved: Node = {
  id: 'Approved',
  type: 'exclusiveGateway',
  name: 'Credit approved?',
  box: [436, 76, 48, 48],
  label: [405, 54, 110, 14],
}
const invoice = task('Invoice', 'serviceTask', 'Create invoice', 520, 185)
const sent: Node = {
  id: 'Sent',
  type: 'endEvent',
  name: 'Invoice sent',
  box: [664, 197, 36, 36],
  label: [652, 239, 60, 27],
}
const pick = task('Pick', 'manualTask', 'Pick and pack', 334, 345)
const issue = task('Issue', 'serviceTask', 'Post goods issue', 520, 345)

const same: readonly Flow[] = [
  {
    id: 'ToCreate',
    from: 'Received',
    to: 'Create',
    way: [
      [120, 100],
      [148, 100],
    ],
  },
  {
    id: 'ToApproved',
    from: 'Credit',
    to: 'Approved',
    way: [
      [398, 100],
      [436, 100],
    ],
  },
  {
    id: 'ToIssue',
    from: 'Pick',
    to: 'Issue',
    way: [
      [442, 375],
      [520, 375],
    ],
  },
  {
    id: 'ToInvoice',
    from: 'Issue',
    to: 'Invoice',
    way: [
      [574, 345],
      [574, 245],
    ],
  },
  {
    id: 'ToSent',
    from: 'Invoice',
    to: 'Sent',
    way: [
      [628, 215],
      [664, 215],
    ],
  },
]

/** Order to cash as it is now: the credit limit is checked by a service, and a blocked order is clarified. */
const current: Model = {
  nodes: [
    received,
    create,
    task('Credit', 'serviceTask', 'Check credit limit', 290, 70),
    approved,
    task('Clarify', 'userTask', 'Clarify credit block', 520, 70),
    invoice,
    sent,
    task('Delivery', 'userTask', 'Create delivery', 148, 345),
    pick,
    issue,
  ],
  flows: [
    ...same,
    {
      id: 'ToCredit',
      from: 'Create',
      to: 'Credit',
      way: [
        [256, 100],
        [290, 100],
      ],
    },
    {
      id: 'No',
      from: 'Approved',
      to: 'Clarify',
      name: 'No',
      way: [
        [484, 100],
        [520, 100],
      ],
      label: [487, 82, 26, 14],
    },
    {
      id: 'Back',
      from: 'Clarify',
      to: 'Credit',
      way: [
        [574, 70],
        [574, 36],
        [344, 36],
        [344, 70],
      ],
    },
    {
      id: 'Yes',
      from: 'Approved',
      to: 'Delivery',
      name: 'Yes',
      way: [
        [460, 124],
        [460, 215],
        [202, 215],
        [202, 345],
      ],
      label: [464, 138, 30, 14],
    },
    {
      id: 'ToPick',
      from: 'Delivery',
      to: 'Pick',
      way: [
        [256, 375],
        [334, 375],
      ],
    },
  ],
}

/** Order to cash as it was: the confirmation was printed, the credit limit checked by hand, the delivery created by sales. */
const older: Model = {
  nodes: [
    received,
    create,
    task('Credit', 'manualTask', 'Check credit limit', 290, 70),
    approved,
    task('Print', 'manualTask', 'Print confirmation', 306, 178),
    invoice,
    sent,
    task('Delivery', 'userTask', 'Create delivery', 114, 178),
    pick,
    issue,
  ],
  flows: [
    ...same,
    {
      id: 'ToPrint',
      from: 'Create',
      to: 'Print',
      way: [
        [256, 112],
        [276, 112],
        [276, 208],
        [306, 208],
      ],
    },
    {
      id: 'Printed',
      from: 'Print',
      to: 'Credit',
      way: [
        [360, 178],
        [360, 130],
      ],
    },
    {
      id: 'Yes',
      from: 'Approved',
      to: 'Delivery',
      name: 'Yes',
      way: [
        [460, 124],
        [460, 256],
        [168, 256],
        [168, 238],
      ],
      label: [464, 138, 30, 14],
    },
    {
      id: 'ToPick',
      from: 'Delivery',
      to: 'Pick',
      way: [
        [222, 208],
        [250, 208],
        [250, 375],
        [334, 375],
      ],
    },
  ],
}

export const orderToCash = bpmnFile(current)
export const olderOrderToCash = bpmnFile(older)

/** What the two files say. */
export const models = { before: processModel(older), after: processModel(current) }
