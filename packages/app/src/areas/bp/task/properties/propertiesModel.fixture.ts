/** What is drawn, by id: its box or its way. */
const boxes: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
  Pool: [120, 60, 1000, 400],
  Sales: [150, 60, 970, 200],
  Shipping: [150, 260, 970, 200],
  Received: [200, 142, 36, 36],
  Check: [300, 120, 108, 60],
  Late: [372, 162, 36, 36],
  Approved: [470, 126, 48, 48],
  Remind: [600, 80, 108, 60],
  Deliver: [600, 320, 108, 60],
  Failed: [780, 332, 36, 36],
  Jump: [780, 92, 36, 36],
  Changed: [900, 142, 36, 36],
}

const ways: Readonly<Record<string, string>> = {
  ToCheck: '<di:waypoint x="236" y="160" /><di:waypoint x="300" y="150" />',
  ToApproved: '<di:waypoint x="408" y="150" /><di:waypoint x="470" y="150" />',
  Yes: '<di:waypoint x="494" y="174" /><di:waypoint x="494" y="350" /><di:waypoint x="600" y="350" />',
  No: '<di:waypoint x="518" y="150" /><di:waypoint x="600" y="110" />',
  ToFailed: '<di:waypoint x="708" y="350" /><di:waypoint x="780" y="350" />',
  ToJump: '<di:waypoint x="708" y="110" /><di:waypoint x="780" y="110" />',
}

const shapes = Object.entries(boxes).map(
  ([id, [x, y, width, height]]) =>
    `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"${/Pool|Sales|Shipping/.test(id) ? ' isHorizontal="true"' : ''}><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}" /></bpmndi:BPMNShape>`,
)

const edges = Object.entries(ways).map(
  ([id, points]) => `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${points}</bpmndi:BPMNEdge>`,
)

/** A model with every kind of property: roles, links (one to what is gone), a foreign extension, a timer, a message, a call. */
export const propertiesModel = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:emb="urn:embpm:bpmn:1" xmlns:acme="urn:acme" id="Definitions" targetNamespace="urn:test">
  <message id="Order" name="Customer order" />
  <error id="NoStock" name="No stock" errorCode="STOCK" />
  <collaboration id="Collaboration"><participant id="Pool" name="Terranova Group" processRef="Process" /></collaboration>
  <process id="Process" isExecutable="false">
    <laneSet id="Lanes">
      <lane id="Sales" name="Sales"><flowNodeRef>Received</flowNodeRef><flowNodeRef>Check</flowNodeRef><flowNodeRef>Late</flowNodeRef><flowNodeRef>Approved</flowNodeRef><flowNodeRef>Remind</flowNodeRef><flowNodeRef>Jump</flowNodeRef><flowNodeRef>Changed</flowNodeRef></lane>
      <lane id="Shipping" name="Shipping"><flowNodeRef>Deliver</flowNodeRef><flowNodeRef>Failed</flowNodeRef></lane>
    </laneSet>
    <startEvent id="Received" name="Order received"><outgoing>ToCheck</outgoing><messageEventDefinition id="ReceivedMessage" messageRef="Order" /></startEvent>
    <serviceTask id="Check" name="Check credit limit">
      <documentation>Compares open orders, deliveries and invoices with the limit of the credit segment.</documentation>
      <extensionElements>
        <acme:retry times="3"><acme:after>PT5M</acme:after></acme:retry>
        <emb:step duration="2" waiting="15" cost="0.4" currency="EUR">
          <emb:role letter="R" ref="ROL-00030" name="Credit analyst" />
          <emb:role letter="A" ref="ROL-00003" name="Head of sales" />
          <emb:role letter="C" ref="ROL-00029" name="Account manager" />
          <emb:link kind="transactions" ref="TX-00001" name="VA01" />
          <emb:link kind="transactions" ref="TX-99999" name="VA99" />
        </emb:step>
      </extensionElements>
      <incoming>ToCheck</incoming><outgoing>ToApproved</outgoing>
    </serviceTask>
    <boundaryEvent id="Late" name="Takes too long" attachedToRef="Check"><timerEventDefinition id="LateTimer"><timeDuration xsi:type="tFormalExpression">PT15M</timeDuration></timerEventDefinition></boundaryEvent>
    <exclusiveGateway id="Approved" name="Credit approved?" default="No"><incoming>ToApproved</incoming><outgoing>Yes</outgoing><outgoing>No</outgoing></exclusiveGateway>
    <userTask id="Remind" name="Clarify credit block">
      <extensionElements><emb:step><emb:role letter="A" ref="ROL-00003" name="Head of sales" /><emb:role letter="A" ref="ROL-00029" name="Account manager" /></emb:step></extensionElements>
      <incoming>No</incoming><outgoing>ToJump</outgoing>
    </userTask>
    <callActivity id="Deliver" name="Create delivery"><incoming>Yes</incoming><outgoing>ToFailed</outgoing></callActivity>
    <endEvent id="Failed" name="Nothing left"><incoming>ToFailed</incoming><errorEventDefinition id="FailedError" errorRef="NoStock" /></endEvent>
    <intermediateThrowEvent id="Jump" name="To billing"><incoming>ToJump</incoming><linkEventDefinition id="JumpLink" name="Billing" /></intermediateThrowEvent>
    <intermediateCatchEvent id="Changed" name="Limit changed"><conditionalEventDefinition id="ChangedCondition"><condition xsi:type="tFormalExpression">limit &gt; 0</condition></conditionalEventDefinition></intermediateCatchEvent>
    <sequenceFlow id="ToCheck" sourceRef="Received" targetRef="Check" />
    <sequenceFlow id="ToApproved" sourceRef="Check" targetRef="Approved" />
    <sequenceFlow id="Yes" name="Yes" sourceRef="Approved" targetRef="Deliver"><conditionExpression xsi:type="tFormalExpression" language="FEEL">approved = true</conditionExpression></sequenceFlow>
    <sequenceFlow id="No" name="No" sourceRef="Approved" targetRef="Remind" />
    <sequenceFlow id="ToFailed" sourceRef="Deliver" targetRef="Failed" />
    <sequenceFlow id="ToJump" sourceRef="Remind" targetRef="Jump" />
  </process>
  <bpmndi:BPMNDiagram id="Diagram"><bpmndi:BPMNPlane id="Plane" bpmnElement="Collaboration">${[...shapes, ...edges].join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`

/** The same with names and texts that try to be more than texts. */
export const hostileModel = propertiesModel
  .replace('name="Check credit limit"', 'name="&lt;img src=x onerror=alert(1)&gt;"')
  .replace(
    'Compares open orders, deliveries and invoices with the limit of the credit segment.',
    'See javascript:alert(1) &lt;script&gt;alert(2)&lt;/script&gt;',
  )
  .replace('name="Credit analyst"', 'name="&lt;b onclick=alert(3)&gt;Analyst&lt;/b&gt;"')
  .replace('ref="ROL-00030"', 'ref="ROL-77777"')
