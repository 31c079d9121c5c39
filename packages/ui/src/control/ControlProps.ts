import type { ReactNode, Ref } from 'react'

/** Why a control's value changed; handlers may read it, most do not need to. */
export interface ChangeDetails {
  /** `input` typed or toggled, `pick` chosen in a list or dialog, `clear` emptied by a clear button. */
  reason: 'input' | 'pick' | 'clear'
}

/** A text in a control that is no value: one that is being looked up, that nothing is called by, or that could not be looked up. */
export interface ControlDraft {
  text: string
  /** What is wrong with it, or that it is being looked up, in words. */
  problem: string
  /** It is being looked up and may become a value. */
  pending: boolean
}

/**
 * The one contract between a form and whatever edits a value. Every field of `@embpm/ui` and every picker of
 * `@embpm/pickers` takes these props, so `@embpm/forms` can bind any of them without knowing it.
 */
export interface ControlProps<V> {
  /** The controlled value; `null` is "nothing chosen". */
  value?: V | null
  /** The first value of an uncontrolled control. Default `null`. */
  defaultValue?: V | null
  /** Called with the new value, or `null` when it was cleared. */
  onValueChange?: (value: V | null, details: ChangeDetails) => void
  /** Of a control that looks a typed text up: the text that it begins with in place of the value's name. */
  defaultDraft?: string
  /**
   * Called with a text that was left and is no value, and with `null` once there is none. The value stays as it was: a form that
   * is sent meanwhile would send what one does not see. A plain HTML form is held back by the browser.
   */
  onDraftChange?: (draft: ControlDraft | null) => void
  /** Called when focus leaves the whole control, a dialog that it opened included. */
  onBlur?: () => void
  /** The form field's name; also the name of a hidden input where one makes sense. */
  name?: string
  /** Id of the focusable element; generated when left out. */
  id?: string
  /** The visible label. Give `aria-label` instead only where there is no room for one. */
  label?: ReactNode
  'aria-label'?: string
  /** Help below the control. */
  description?: ReactNode
  /** Error below the control; replaces the description and marks the control invalid. */
  errorMessage?: ReactNode
  /** Shown as invalid without a message. Default `false`. */
  invalid?: boolean
  /** Adds `*` to the label and `aria-required`, unless it is read-only. Default `false`. */
  required?: boolean
  /** Takes the control out of use, its buttons included. Default `false`. */
  disabled?: boolean
  /** Shows the value as plain text. Default `false`. */
  readOnly?: boolean
  /** Ref to the focusable element: a form focuses it when it is in error. */
  ref?: Ref<HTMLElement>
  className?: string
}
