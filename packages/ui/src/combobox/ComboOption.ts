/** One choice of a `ComboBox`. */
export interface ComboOption {
  /** The key that becomes the value. */
  value: string
  label: string
  /** A technical name or a second fact, muted, at the end of the line; static options are found by it as well. */
  detail?: string
  /** Shown but not to be chosen. Default `false`. */
  disabled?: boolean
}

/**
 * Asks for the options that match a text; `''` asks for the first ones. `signal` is aborted as soon as the answer is of no
 * use any more. Rejecting shows the error with a button that asks again.
 */
export type ComboLoad = (text: string, request: { signal: AbortSignal }) => Promise<readonly ComboOption[]>
