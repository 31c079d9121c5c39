import type { CSSProperties, ReactNode, RefCallback, RefObject } from 'react'

/** What a case hands to its component: one of each kind of prop that has to arrive at the root. */
export interface ConformanceProps {
  /** An object ref is typed by what it holds before anything is mounted, so that it fits every element. */
  ref?: RefCallback<HTMLElement> | RefObject<null>
  id?: string
  title?: string
  lang?: string
  className?: string
  style?: CSSProperties
  'aria-details'?: string
  'data-testid'?: string
  'data-fact'?: string
  onClick?: (event: { preventDefault: () => void }) => void
}

/** Props that a component may have a use of its own for, or take no part in. */
export type RestProp = 'ref' | 'id' | 'title' | 'aria-details' | 'className'

/** A value that its owner may control, with its type forgotten: made by `bound`. */
export interface Binding {
  initial: unknown
  next: unknown
  /** With `undefined` in place of a value it is uncontrolled and begins with `initial`. */
  render: (value: unknown, onChange: (...given: unknown[]) => void) => ReactNode
  /** Does what a user does to come from `initial` to `next`. */
  change: () => Promise<unknown>
  /** The value as the user sees it. */
  read: () => unknown
  /** `false` for a value that only its owner keeps. */
  uncontrolled: boolean
}

/** What `bound` is told about a value. */
interface BoundValue<V> {
  /** The value at first. */
  initial: V
  /** What `change` leads to. */
  next: V
  /** The component with the value; map the names where it has others, such as `checked`. */
  render: (props: { value?: V; defaultValue?: V; onValueChange: (...given: unknown[]) => void }) => ReactNode
  change: () => Promise<unknown>
  read: () => V
  uncontrolled?: boolean
}

/** Describes a value that may be controlled. */
export const bound = <V>({ render, uncontrolled = true, ...value }: BoundValue<V>): Binding => ({
  ...value,
  uncontrolled,
  render: (now, onValueChange) => {
    if (now === undefined) return render({ defaultValue: value.initial, onValueChange })
    return render({ value: now === value.next ? value.next : value.initial, onValueChange })
  },
})

/** One exported component and how it can be seen to keep what all of them promise. */
export interface ConformanceCase {
  /** As it is exported, a part with what it is a part of: `Dialog.Header`. */
  name: string
  /** The component, shown, with the props spread onto it. */
  render: (props: ConformanceProps) => ReactNode
  /** Selector of the root, wherever in the page it is. */
  root: string
  /** Name of the root's element, or of that of `control`. */
  tag: keyof HTMLElementTagNameMap
  /** Selector of what `id` and `ref` go to in place of the root: the focusable element of a field (`ControlProps`). */
  control?: string
  /** The props of which the component makes something else, or that it does not take, each with the reason. */
  own?: Partial<Record<RestProp, string>>
  /** Its values, by the name of the prop. */
  values?: Record<string, Binding>
}
