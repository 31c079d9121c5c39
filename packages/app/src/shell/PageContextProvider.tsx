import { createContext, use, type ReactNode } from 'react'
import type { Language } from '../session/languages.js'
import type { Problems } from '../session/problems.js'
import type { Storage } from '../session/storage.js'
import type { Text } from '../text/Text.js'

/** A word of the sign-in page and of what every page shows; none of them has parts to fill in. */
export type PageWord =
  | `signIn.${keyof Text['signIn']}`
  | `banners.${keyof Text['banners']}`
  | `auth.${'forgotLink' | 'noAccount'}`

/** What a page has before anybody is signed in. The sign-in page uses nothing else, so that it is there at once. */
export interface PageContext {
  storage: Storage
  problems: Problems
  /** Whether the back end runs in this browser: then work goes on without a network. */
  sample: boolean
  language: Language
  t: (word: PageWord) => string
  /** Fetches the words of a language, shows them and remembers the choice. */
  switchLanguage: (language: Language) => Promise<void>
}

const Context = createContext<PageContext | null>(null)

/** Gives everything below what it has before anybody is signed in. */
export function PageContextProvider({ context, children }: { context: PageContext; children: ReactNode }) {
  return <Context value={context}>{children}</Context>
}

/** What the page has before anybody is signed in. Throws outside of the workspace. */
export function usePageContext(): PageContext {
  const context = use(Context)
  if (!context) throw new Error('usePageContext needs a PageContextProvider above it')
  return context
}
