import { applyScheme } from '@embpm/ui/scheme'
import { useState } from 'react'
import { lookSchema, type Look } from '../session/storage.js'
import { usePageContext } from './PageContextProvider.js'

/** The colour scheme and its setter; a change is applied at once and remembered. `public/scheme.js` applies it at start. */
export function useScheme(): [Look['scheme'], (scheme: Look['scheme']) => void] {
  const { storage } = usePageContext()
  const [scheme, setScheme] = useState(() => storage.get('fuseConfig')?.scheme ?? 'light')
  return [
    scheme,
    (next) => {
      setScheme(next)
      applyScheme(next)
      storage.set('fuseConfig', { ...(storage.get('fuseConfig') ?? lookSchema.parse({})), scheme: next })
    },
  ]
}
