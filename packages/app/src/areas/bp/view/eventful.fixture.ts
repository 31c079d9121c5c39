import type { RevisionModel } from '@embpm/contract/revision'

const shapes = [
  ['Asked', 60, 92, 36, 36],
  ['Wait', 150, 80, 108, 60],
  ['Late', 220, 122, 36, 36],
  ['Both', 330, 86, 48, 48],
  ['Done', 450, 92, 36, 36],
  ['Remind', 290, 200, 108, 60],
] as const
const edges = [
  ['F1', 96, 110, 150, 110],
  ['F2', 258, 110, 330, 110],
  ['F3', 378, 110, 450, 110],
  ['F4', 238, 158, 290, 230],
  ['F5', 354, 200, 354, 134],
] as const

/** A step that can take too long, and a gateway that waits for both, of which only one can come. */
const bpmnXml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:dd="http://www.omg.org/spec/DD/20100524/DI" id="D" targetNamespace="t">
<process id="P"><startEvent id="Asked" name="Asked" /><userTask id="Wait" name="Wait for the answer" />
<boundaryEvent id="Late" name="Two days" attachedToRef="Wait"><timerEventDefinition id="Timer" /></boundaryEvent>
<task id="Remind" name="Remind" /><parallelGateway id="Both" name="Both?" /><endEvent id="Done" name="Done" />
<sequenceFlow id="F1" sourceRef="Asked" targetRef="Wait" /><sequenceFlow id="F2" sourceRef="Wait" targetRef="Both" />
<sequenceFlow id="F3" sourceRef="Both" targetRef="Done" /><sequenceFlow id="F4" sourceRef="Late" targetRef="Remind" />
<sequenceFlow id="F5" sourceRef="Remind" targetRef="Both" /></process>
<di:BPMNDiagram><di:BPMNPlane bpmnElement="P">
${shapes.map(([id, x, y, width, height]) => `<di:BPMNShape bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}" /></di:BPMNShape>`).join('')}
${edges.map(([id, x, y, toX, toY]) => `<di:BPMNEdge bpmnElement="${id}"><dd:waypoint x="${x}" y="${y}" /><dd:waypoint x="${toX}" y="${toY}" /></di:BPMNEdge>`).join('')}
</di:BPMNPlane></di:BPMNDiagram></definitions>`

/** A revision with an event at a step, and with a mistake that playing finds. */
export const eventful: RevisionModel = {
  id: 'PRC-00082-R1',
  processId: 'PRC-00082',
  number: 1,
  state: 'published',
  label: '',
  comment: '',
  basedOn: null,
  restoredFrom: null,
  lockVersion: 1,
  createdBy: 'Nora Eriksen',
  createdAt: '2025-08-10T05:29:00.000Z',
  stateBy: 'Nora Eriksen',
  stateAt: '2025-08-10T05:29:00.000Z',
  bpmnXml,
}
