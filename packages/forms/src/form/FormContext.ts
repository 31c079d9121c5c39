import { createContext } from 'react'

/** What a `Form` tells its `ErrorSummary`: how often a submission has failed, 0 before the first time. */
export const FormContext = createContext<{ failures: number }>({ failures: 0 })

/** What a form or container tells the fields in it: where they are, for the error summary, and whether they can be used. */
export interface FieldScopeValue {
  /** Names of the containers around, from the outside in, such as `Steps`, `Row 2`. */
  path: readonly string[]
  disabled: boolean
  /** Their values can be read and copied, and not changed. */
  readOnly: boolean
}

/** The containers around a field; empty outside of all. */
export const FieldScope = createContext<FieldScopeValue>({ path: [], disabled: false, readOnly: false })
