// Models as other tools write them, without diagram information.

const open = '<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"'

/** Two pools that write to each other, lanes within a lane, data, a note and a group; prefixes and root as other tools have them. */
export const order = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d1" targetNamespace="http://example.com">
  <message id="m1" name="Order" />
  <category id="cat"><categoryValue id="cv" value="Paperwork" /></category>
  <collaboration id="co">
    <participant id="customer" name="Customer" />
    <participant id="shop" name="Shop &amp; Sons" processRef="p1" />
    <messageFlow id="mf1" name="Order" sourceRef="customer" targetRef="start" messageRef="m1" />
    <messageFlow id="mf2" sourceRef="ship" targetRef="customer" />
  </collaboration>
  <process id="p1" name="Order to cash" isExecutable="true">
    <documentation>How an order becomes cash.</documentation>
    <laneSet id="ls">
      <lane id="sales" name="Sales">
        <childLaneSet id="ls2">
          <lane id="inside" name="Inside sales"><flowNodeRef>start</flowNodeRef><flowNodeRef>check</flowNodeRef></lane>
          <lane id="outside" name="Outside sales"><flowNodeRef>gate</flowNodeRef><flowNodeRef>reject</flowNodeRef></lane>
        </childLaneSet>
        <flowNodeRef>start</flowNodeRef><flowNodeRef>check</flowNodeRef>
      </lane>
      <lane id="stock" name="Stock"><flowNodeRef>ship</flowNodeRef><flowNodeRef>end</flowNodeRef></lane>
    </laneSet>
    <startEvent id="start" name="Order received"><messageEventDefinition id="med" messageRef="m1" /></startEvent>
    <userTask id="check" name="Check order">
      <documentation>First paragraph.</documentation>
      <documentation>Second &lt;b&gt;paragraph&lt;/b&gt;.</documentation>
      <ioSpecification id="io"><dataInput id="din" /><inputSet id="is"><dataInputRefs>din</dataInputRefs></inputSet><outputSet id="os" /></ioSpecification>
      <dataInputAssociation id="dia"><sourceRef>form</sourceRef><targetRef>din</targetRef></dataInputAssociation>
    </userTask>
    <exclusiveGateway id="gate" name="Valid?" default="f4" />
    <sendTask id="reject" name="Reject order" />
    <task id="ship" name="Ship goods" />
    <endEvent id="end" name="Done" />
    <dataObject id="object" isCollection="true" />
    <dataObjectReference id="form" name="Order form" dataObjectRef="object" />
    <sequenceFlow id="f1" sourceRef="start" targetRef="check" />
    <sequenceFlow id="f2" sourceRef="check" targetRef="gate" />
    <sequenceFlow id="f3" name="Valid" sourceRef="gate" targetRef="ship">
      <conditionExpression xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="tFormalExpression" language="FEEL">valid = true</conditionExpression>
    </sequenceFlow>
    <sequenceFlow id="f4" name="Not valid" sourceRef="gate" targetRef="reject" />
    <sequenceFlow id="f5" sourceRef="ship" targetRef="end" />
    <sequenceFlow id="f6" sourceRef="reject" targetRef="end" />
    <textAnnotation id="note"><text>Within a day</text></textAnnotation>
    <association id="as1" sourceRef="check" targetRef="note" />
    <group id="group" categoryValueRef="cv" />
  </process>
</definitions>`

/** No pool; a subprocess within a subprocess, a boundary timer, a task for each of a list. */
export const nested = `${open} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <bpmn:process id="claim">
    <bpmn:startEvent id="s" name="Claim"><bpmn:outgoing>n1</bpmn:outgoing></bpmn:startEvent>
    <bpmn:subProcess id="assess" name="Assess">
      <bpmn:startEvent id="as" name="Begin" />
      <bpmn:subProcess id="inspect" name="Inspect"><bpmn:task id="visit" name="Visit" /></bpmn:subProcess>
      <bpmn:callActivity id="call" name="Call expert" calledElement="expert" />
      <bpmn:endEvent id="ae" name="Assessed" />
      <bpmn:sequenceFlow id="a1" sourceRef="as" targetRef="inspect" />
      <bpmn:sequenceFlow id="a2" sourceRef="inspect" targetRef="call" />
      <bpmn:sequenceFlow id="a3" sourceRef="call" targetRef="ae" />
    </bpmn:subProcess>
    <bpmn:boundaryEvent id="late" name="Two days" cancelActivity="false" attachedToRef="assess">
      <bpmn:timerEventDefinition id="timer"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P2D</bpmn:timeDuration></bpmn:timerEventDefinition>
    </bpmn:boundaryEvent>
    <bpmn:userTask id="remind" name="Remind each">
      <bpmn:multiInstanceLoopCharacteristics isSequential="true"><bpmn:loopCardinality xsi:type="bpmn:tFormalExpression">3</bpmn:loopCardinality></bpmn:multiInstanceLoopCharacteristics>
    </bpmn:userTask>
    <bpmn:endEvent id="e" name="Paid" />
    <bpmn:endEvent id="e2" name="Reminded" />
    <bpmn:sequenceFlow id="n1" sourceRef="s" targetRef="assess" />
    <bpmn:sequenceFlow id="n2" sourceRef="assess" targetRef="e" />
    <bpmn:sequenceFlow id="n3" sourceRef="late" targetRef="remind" />
    <bpmn:sequenceFlow id="n4" sourceRef="remind" targetRef="e2" />
  </bpmn:process>
</bpmn:definitions>`

/** Our extension beside that of an engine, with attributes, text and elements of its own. */
export const extended = `${open} xmlns:engine="http://engine.example/schema/1.0" xmlns:emb="urn:embpm:bpmn:1">
  <bpmn:process id="p" engine:versionTag="7">
    <bpmn:userTask id="t" name="Release" engine:assignee="\${owner}" engine:priority="5">
      <bpmn:extensionElements>
        <engine:formData><engine:formField id="amount" type="long" label="Amount &#8364; &#128176;" /></engine:formData>
        <emb:step duration="30" waiting="60" cost="12.5" currency="EUR">
          <emb:role letter="A" ref="r1" name="Sales &quot;lead&quot;" />
          <emb:role letter="R" ref="r2" name="Clerk" />
          <emb:link kind="transactions" ref="t1" name="VA01" />
        </emb:step>
        <engine:script format="js">if (a &lt; b) return "x"</engine:script>
      </bpmn:extensionElements>
    </bpmn:userTask>
  </bpmn:process>
</bpmn:definitions>`
