import type { ElementChange } from '@embpm/bpmn'

/** How an element can differ. */
export type ChangeKind = ElementChange['kind']

/** All kinds, in the order in which they are listed. */
export const changeKinds: readonly ChangeKind[] = ['added', 'removed', 'changed', 'moved']

/** Changes in the order in which they are listed and walked through. */
export const inListOrder = (changes: readonly ElementChange[]): readonly ElementChange[] =>
  changeKinds.flatMap((kind) => changes.filter((change) => change.kind === kind))

/** One change among the others: an element can have moved and changed. */
export const keyOf = ({ kind, id }: ElementChange): string => `${kind} ${id}`
