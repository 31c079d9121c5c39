import { createContext, use, type ReactNode } from 'react'
import type { Language } from '../session/languages.js'
import type { Problems } from '../session/problems.js'
import type { Storage } from '../session/storage.js'
import type { Text } from '../text/Text.js'

/** A word of the sign-in page and of what stands on every page; none of them has parts to fill in. */
export type VisitWord =
  | `signIn.${keyof Text['signIn']}`
  | `banners.${keyof Text['banners']}`
  | `auth.${'forgotLink' | 'noAccount'}`

/** What a page has before anybody is signed in. The sign-in page stands on nothing else, so that it is there at once. */
export interface Visit {
  storage: Storage
  problems: Problems
  language: Language
  t: (word: VisitWord) => string
  /** Fetches the words of a language, shows them and remembers the choice. */
  switchLanguage: (language: Language) => Promise<void>
}

const Context = createContext<Visit | null>(null)

/** Gives a visit to everything below. */
export function VisitProvider({ visit, children }: { visit: Visit; children: ReactNode }) {
  return <Context value={visit}>{children}</Context>
}

/** This visit. Throws outside of the workspace. */
export function useVisit(): Visit {
  const visit = use(Context)
  if (!visit) throw new Error('useVisit needs a VisitProvider above it')
  return visit
}
