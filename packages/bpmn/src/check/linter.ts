import { Linter } from 'bpmnlint'
import recommended from 'bpmnlint/config/recommended.js'
import StaticResolver from 'bpmnlint/lib/resolver/static-resolver.js'
import adHocSubProcess from 'bpmnlint/rules/ad-hoc-sub-process.js'
import conditionalFlows from 'bpmnlint/rules/conditional-flows.js'
import endEventRequired from 'bpmnlint/rules/end-event-required.js'
import eventBasedGateway from 'bpmnlint/rules/event-based-gateway.js'
import eventSubProcessTypedStartEvent from 'bpmnlint/rules/event-sub-process-typed-start-event.js'
import fakeJoin from 'bpmnlint/rules/fake-join.js'
import globalElements from 'bpmnlint/rules/global.js'
import labelRequired from 'bpmnlint/rules/label-required.js'
import linkEvent from 'bpmnlint/rules/link-event.js'
import noBpmndi from 'bpmnlint/rules/no-bpmndi.js'
import noComplexGateway from 'bpmnlint/rules/no-complex-gateway.js'
import noDisconnected from 'bpmnlint/rules/no-disconnected.js'
import noDuplicateSequenceFlows from 'bpmnlint/rules/no-duplicate-sequence-flows.js'
import noGatewayJoinFork from 'bpmnlint/rules/no-gateway-join-fork.js'
import noImplicitEnd from 'bpmnlint/rules/no-implicit-end.js'
import noImplicitSplit from 'bpmnlint/rules/no-implicit-split.js'
import noImplicitStart from 'bpmnlint/rules/no-implicit-start.js'
import noInclusiveGateway from 'bpmnlint/rules/no-inclusive-gateway.js'
import noOverlappingElements from 'bpmnlint/rules/no-overlapping-elements.js'
import singleBlankStartEvent from 'bpmnlint/rules/single-blank-start-event.js'
import singleEventDefinition from 'bpmnlint/rules/single-event-definition.js'
import startEventRequired from 'bpmnlint/rules/start-event-required.js'
import subProcessBlankStartEvent from 'bpmnlint/rules/sub-process-blank-start-event.js'
import superfluousGateway from 'bpmnlint/rules/superfluous-gateway.js'
import superfluousLabel from 'bpmnlint/rules/superfluous-label.js'
import superfluousTermination from 'bpmnlint/rules/superfluous-termination.js'

/** The rules that bpmnlint recommends, each imported by name: its own resolver reads files. */
const rules: Readonly<Record<string, unknown>> = {
  'ad-hoc-sub-process': adHocSubProcess,
  'conditional-flows': conditionalFlows,
  'end-event-required': endEventRequired,
  'event-based-gateway': eventBasedGateway,
  'event-sub-process-typed-start-event': eventSubProcessTypedStartEvent,
  'fake-join': fakeJoin,
  global: globalElements,
  'label-required': labelRequired,
  'link-event': linkEvent,
  'no-bpmndi': noBpmndi,
  'no-complex-gateway': noComplexGateway,
  'no-disconnected': noDisconnected,
  'no-duplicate-sequence-flows': noDuplicateSequenceFlows,
  'no-gateway-join-fork': noGatewayJoinFork,
  'no-implicit-end': noImplicitEnd,
  'no-implicit-split': noImplicitSplit,
  'no-implicit-start': noImplicitStart,
  'no-inclusive-gateway': noInclusiveGateway,
  'no-overlapping-elements': noOverlappingElements,
  'single-blank-start-event': singleBlankStartEvent,
  'single-event-definition': singleEventDefinition,
  'start-event-required': startEventRequired,
  'sub-process-blank-start-event': subProcessBlankStartEvent,
  'superfluous-gateway': superfluousGateway,
  'superfluous-label': superfluousLabel,
  'superfluous-termination': superfluousTermination,
}

/** How severe the rules that bpmnlint recommends are. */
export const severities: Readonly<Record<string, string>> = recommended.rules

/**
 * A linter with the rules that bpmnlint recommends, at the severities that it gives them. Each serves one model: some rules
 * remember what they saw.
 */
export const linterOf = () =>
  new Linter({
    resolver: new StaticResolver(
      Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`rule:bpmnlint/${name}`, rule])),
    ),
    config: { rules: { ...severities } },
  })
