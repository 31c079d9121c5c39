import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, vi } from 'vitest'

/** A mounted tree. */
export interface Mounted {
  container: HTMLElement
  rerender: (node: ReactNode) => void
  /** Takes it away and checks that nothing stays behind and nothing was logged. */
  unmount: () => Promise<void>
}

/** What is told to developers, seen by a test. */
const watchConsole = () => {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  return () => {
    const logged = spies.flatMap(({ mock }) => mock.calls.map((call) => call.map(String).join(' ').slice(0, 400)))
    for (const spy of spies) spy.mockRestore()
    return logged
  }
}

/**
 * Mounts a tree in strict mode, its effects included.
 * @param patience for how long what it opened elsewhere may stay after it, in ms
 */
export function mount(node: ReactNode, patience = 20_000): Mounted {
  const logged = watchConsole()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const rerender = (next: ReactNode) => flushSync(() => root.render(<StrictMode>{next}</StrictMode>))
  rerender(node)
  return {
    container,
    rerender,
    unmount: async () => {
      flushSync(() => root.unmount())
      const left = container.innerHTML
      container.remove()
      const said = logged()
      expect(left, 'what is left in its place').toBe('')
      await expect
        .poll(() => document.querySelector('[data-testid="conformance"]'), {
          message: 'what is left elsewhere',
          timeout: patience,
        })
        .toBeNull()
      expect(said, 'what was logged').toEqual([])
    },
  }
}
