import { createContext } from 'react'

/** `true` below a frame, which brings the `main` landmark of its own. */
export const HasMainLandmark = createContext(false)
