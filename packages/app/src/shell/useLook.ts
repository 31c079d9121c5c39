import { applyScheme } from '@embpm/ui/scheme'
import { useState } from 'react'
import { lookSchema, type Look } from '../session/storage.js'
import { usePageContext } from './PageContextProvider.js'

/**
 * Scheme, theme and layout, and their setter; a change is remembered, and a scheme applied at once. `painted/main.ts`
 * applies scheme and theme at start. Source: spec.md, sections 2 and 3.
 */
export function useLook(): [Look, (change: Partial<Look>) => void] {
  const { storage } = usePageContext()
  const stored = () => storage.get('fuseConfig') ?? lookSchema.parse({})
  const [look, setLook] = useState(stored)
  return [
    look,
    (change) => {
      // What another part of the page has changed meanwhile stays.
      const next = { ...stored(), ...change }
      setLook(next)
      if (change.scheme) applyScheme(change.scheme)
      storage.set('fuseConfig', next)
    },
  ]
}
