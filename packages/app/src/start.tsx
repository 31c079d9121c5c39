import './styles.css'
import { lazyPart } from '@embpm/ui/lazy-part'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadStartup } from './session/loadStartup.js'
import type { ServicesOptions } from './session/services.js'
import { browserSessionStore, browserStore, createStorage, standInForStorage } from './session/storage.js'

const workspace = lazyPart(async () => (await import('./App.js')).App)

/**
 * Renders the workspace into an element of the page. In the local build the in-browser back end comes up first; the
 * remote build has none of it: the condition is a constant there and the import falls away. Then the configuration says
 * where things are, and whether an identity provider signs the user in; only then is that code loaded. A visit that begins
 * at the sign-in page of the sample service loads the workspace while one signs in.
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
  const storage = createStorage(store)
  const sessionStore = browserSessionStore()
  const { configuration, settings } = await loadStartup({ send: options.send })
  const { authBase } = configuration
  if (authBase !== undefined) {
    const [{ createOidcSignIn }, known] = await Promise.all([import('./session/oidcSignIn.js'), settings()])
    options.signIn = createOidcSignIn({
      configuration: { ...configuration, authBase },
      settings: known,
      storage,
      sessionStore,
    })
  }
  const root = createRoot(element)
  const isEntered = authBase === undefined && location.pathname === '/sign-in'
  if (isEntered) {
    const { signInFirst } = await import('./auth/signInFirst.js')
    await signInFirst({ root, configuration, storage, sessionStore, loadWorkspace: workspace.load, ...options })
  }
  const App = await workspace.load()
  root.render(
    <StrictMode>
      <App
        storage={storage}
        sessionStore={sessionStore}
        configuration={configuration}
        settings={settings}
        isEntered={isEntered}
        {...options}
      />
    </StrictMode>,
  )
}
