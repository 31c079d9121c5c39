/** The rules of `./check`: those that bpmnlint recommends, and ours. The product has words for each. */
export const ruleIds = [
  'ad-hoc-sub-process',
  'conditional-flows',
  'end-event-required',
  'event-based-gateway',
  'event-sub-process-typed-start-event',
  'fake-join',
  'global',
  'label-required',
  'link-event',
  'no-bpmndi',
  'no-complex-gateway',
  'no-disconnected',
  'no-duplicate-sequence-flows',
  'no-gateway-join-fork',
  'no-implicit-end',
  'no-implicit-split',
  'no-implicit-start',
  'no-inclusive-gateway',
  'no-overlapping-elements',
  'single-blank-start-event',
  'single-event-definition',
  'start-event-required',
  'sub-process-blank-start-event',
  'superfluous-gateway',
  'superfluous-label',
  'superfluous-termination',
  /** A step has roles, and none of them is accountable. */
  'no-accountable',
  /** A step has more than one accountable role. */
  'two-accountable',
  /** A task that has no role at all. */
  'step-without-role',
  /** A step links to something that does not exist. */
  'deleted-link',
] as const

/** Id of a rule of `./check`. */
export type RuleId = (typeof ruleIds)[number]
