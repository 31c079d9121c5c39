import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import type { ServicesOptions } from './session/services.js'
import { browserStore, createStorage, standInForStorage } from './session/storage.js'

/**
 * Renders the workspace into an element of the page. In the local build the in-browser back end comes up first; the
 * remote build has none of it: the condition is a constant there and the import falls away.
 * @throws when the element is missing
 */
export async function start(element: HTMLElement | null): Promise<void> {
  if (!element) throw new Error('The page has no #root')
  const store = browserStore()
  if (!store) standInForStorage()
  let options: ServicesOptions = {}
  if (import.meta.env.MODE !== 'remote') {
    const { startLocalBackend } = await import('./localBackend.js')
    options = await startLocalBackend()
  }
  createRoot(element).render(
    <StrictMode>
      <App storage={createStorage(store)} {...options} />
    </StrictMode>,
  )
}
