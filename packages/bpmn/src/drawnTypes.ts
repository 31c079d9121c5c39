/** What a diagram draws as a box, by the types of the standard; types derived from them too. */
export const shapeTypes = [
  'bpmn:Participant',
  'bpmn:Lane',
  'bpmn:FlowNode',
  'bpmn:DataObjectReference',
  'bpmn:DataStoreReference',
  'bpmn:DataInput',
  'bpmn:DataOutput',
  'bpmn:TextAnnotation',
  'bpmn:Group',
] as const

/** What a diagram draws as a way between two others. */
export const flowTypes = ['bpmn:SequenceFlow', 'bpmn:MessageFlow', 'bpmn:Association', 'bpmn:DataAssociation'] as const

/** The tags of elements that are drawn, without prefix: they can be counted before anything is parsed. */
export const drawnTags: ReadonlySet<string> = new Set(
  `participant lane textAnnotation group association sequenceFlow messageFlow
  dataObjectReference dataStoreReference dataInput dataOutput dataInputAssociation dataOutputAssociation
  task userTask serviceTask scriptTask sendTask receiveTask manualTask businessRuleTask
  callActivity subProcess adHocSubProcess transaction
  startEvent endEvent intermediateCatchEvent intermediateThrowEvent boundaryEvent implicitThrowEvent
  exclusiveGateway parallelGateway inclusiveGateway complexGateway eventBasedGateway
  choreographyTask subChoreography callChoreography`.split(/\s+/),
)
