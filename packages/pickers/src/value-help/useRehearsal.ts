import { createElement, useEffect, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

/** Props of what is rehearsed. */
export interface RehearsalProps {
  /** Called when it has been drawn. */
  onDrawn: () => void
}

const rehearsed = new Set<ComponentType<RehearsalProps>>()

/**
 * Draws something once per page into an element that nobody sees, when the browser is idle: a browser compiles what runs for
 * the first time, and the first opening of a dialog would wait for that. Keeps nothing.
 */
export function useRehearsal(Rehearsal: ComponentType<RehearsalProps>): void {
  useEffect(() => {
    if (rehearsed.has(Rehearsal) || typeof requestIdleCallback !== 'function') return
    const request = requestIdleCallback(() => {
      if (rehearsed.has(Rehearsal)) return
      rehearsed.add(Rehearsal)
      const root = createRoot(document.createElement('div'))
      root.render(createElement(Rehearsal, { onDrawn: () => void setTimeout(() => root.unmount()) }))
    })
    return () => cancelIdleCallback(request)
  }, [Rehearsal])
}
