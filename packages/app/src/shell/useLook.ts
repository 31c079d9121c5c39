import { applyScheme } from '@embpm/ui/scheme'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { lookSchema, type Look, type Storage } from '../session/storage.js'
import { usePageContext } from './PageContextProvider.js'

const listeners = new Set<() => void>()

const stored = (storage: Storage): Look => storage.get('fuseConfig') ?? lookSchema.parse({})

/** Gives the page a look; `painted/main.ts` does the same before the first paint. */
function apply({ scheme, theme, singleKeys }: Look): void {
  const root = document.documentElement
  if (root.dataset.theme !== theme) root.dataset.theme = theme
  if ((root.dataset.scheme ?? 'auto') !== scheme) applyScheme(scheme)
  if (singleKeys) delete root.dataset.singleKeys
  else root.dataset.singleKeys = 'off'
}

/**
 * What the user has set for themselves, and its setter; a change is remembered, and applied at once wherever it is shown, in
 * other tabs of the browser as well. Source: spec.md, sections 2 and 3.
 */
export function useLook(): [Look, (change: Partial<Look>) => void] {
  const { storage } = usePageContext()
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      const unwatch = storage.watch(listener)
      return () => {
        listeners.delete(listener)
        unwatch()
      }
    },
    [storage],
  )
  const read = () => JSON.stringify(stored(storage))
  const text = useSyncExternalStore(subscribe, read, read)
  const look = useMemo(() => lookSchema.parse(JSON.parse(text)), [text])
  const change = useCallback(
    (part: Partial<Look>) => {
      const next = { ...stored(storage), ...part }
      storage.set('fuseConfig', next)
      apply(next)
      for (const listener of listeners) listener()
    },
    [storage],
  )
  return [look, change]
}
