import { lazyPart, preload } from '@embpm/ui/lazy-part'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadStartup } from './session/loadStartup.js'
import type { ServicesOptions } from './session/services.js'
import { createProblems } from './session/problems.js'
import { standInForDatabase } from './session/standInForDatabase.js'
import { beginsWithSignIn } from './session/beginsWithSignIn.js'
import { storedToken } from './session/person.js'
import { createStorage, openStores } from './session/storage.js'

const workspace = lazyPart(async () => (await import('./App.js')).App)

/**
 * Renders the workspace into an element of the page. In the local build the in-browser back end comes up first; the
 * remote build has none of it: the condition is a constant there and the import falls away. Then the configuration says
 * where things are, and whether an identity provider signs the user in; only then is that code loaded. A visit that begins
 * with the sign-in page of the sample service loads the workspace while one signs in, any other one at once.
 * @throws when the element is missing
 */
export async function start(element: HTMLElement | null): Promise<void> {
  if (!element) throw new Error('The page has no #root')
  const { store, sessionStore } = openStores()
  const problems = createProblems()
  if (store && !sessionStore.persistent) problems.add('no-tab-storage')
  const storage = createStorage(store)
  if (storedToken(storage)) preload(workspace)
  let options: ServicesOptions = { problems }
  if (import.meta.env.MODE !== 'remote') {
    await standInForDatabase()
    const { startLocalBackend } = await import('./localBackend.js')
    options = { ...options, ...(await startLocalBackend(problems)) }
  }
  const { configuration, settings } = await loadStartup()
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
  const root = createRoot(element, {
    // The page that failed says so itself.
    onCaughtError: (error) => console.warn(error),
    onUncaughtError: (error) => {
      document.dispatchEvent(new Event('start-failed'))
      reportError(error)
    },
  })
  const isEntered = authBase === undefined && beginsWithSignIn(storage)
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
