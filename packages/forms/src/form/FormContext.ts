import { createContext } from 'react'

/** What a `Form` tells its `ErrorSummary`: how often a submission has failed, 0 before the first time. */
export const FormContext = createContext<{ failures: number }>({ failures: 0 })
