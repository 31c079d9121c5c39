import { createContext } from 'react'

/** What a container tells the fields in it: where they are, for the error summary, and whether they are in use. */
export interface FieldScopeValue {
  /** Names of the containers around, from the outside in, such as `Steps`, `Row 2`. */
  path: readonly string[]
  disabled: boolean
}

/** The containers around a field; empty outside of all. */
export const FieldScope = createContext<FieldScopeValue>({ path: [], disabled: false })
