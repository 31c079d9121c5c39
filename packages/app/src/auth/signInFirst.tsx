import type { Credentials } from '@embpm/contract'
import { createPendingRequests } from '@embpm/ui/loading-bar'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { createApiFetch } from '../session/apiFetch.js'
import { basesOf } from '../session/apiHosts.js'
import type { Configuration } from '../session/configuration.js'
import { counted, type Send } from '../session/counted.js'
import { takeTarget } from '../session/landing.js'
import { createProblems, type Problems } from '../session/problems.js'
import { createSampleSignIn } from '../session/sampleSignIn.js'
import type { SessionStore, Storage } from '../session/storage.js'
import { preferredLanguage } from '../session/languages.js'
import { fetchText } from '../text/fetchText.js'
import { SignInEntry } from './SignInEntry.js'

/** What a visit that begins at the sign-in page needs. */
export interface SignInFirst {
  root: Root
  configuration: Configuration
  storage: Storage
  sessionStore: SessionStore
  problems?: Problems
  /** Sends requests instead of the browser's `fetch`. */
  send?: Send
  sampleCredentials?: Credentials
  /** Loads the workspace; first called when the user turns to the form. */
  loadWorkspace: () => Promise<unknown>
}

/**
 * Shows the sign-in page of the sample service before the workspace is loaded, and resolves once somebody has signed in,
 * the workspace is there and the address is the one to go on to. Resolves at once where there are no words to show it in:
 * the workspace says so.
 */
export async function signInFirst(options: SignInFirst): Promise<void> {
  const { root, configuration, storage, sessionStore, send, sampleCredentials, loadWorkspace } = options
  const problems = options.problems ?? createProblems()
  if (!storage.persistent) problems.add('no-storage')
  const language = preferredLanguage({ storage })
  const requests = createPendingRequests()
  const text = await fetchText(language, counted(requests)).catch(() => null)
  if (text === null) return

  const session = createSampleSignIn({
    base: basesOf(configuration).api,
    send: createApiFetch({
      hosts: configuration,
      token: () => Promise.resolve(null),
      renew: () => Promise.resolve(false),
      headers: () => ({
        'x-user-lang': storage.get('activeLang') ?? language,
        ...(configuration.apiKey === undefined ? {} : { 'x-api-key': configuration.apiKey }),
      }),
      onLost: () => {},
      send: counted(requests, send),
    }),
    storage,
    sessionStore,
  })
  await new Promise<void>((resolve) => {
    const signIn = async (credentials: Credentials) => {
      await session.signIn(credentials)
      const target = takeTarget(storage) ?? '/'
      try {
        await loadWorkspace()
      } catch {
        // A script that could not be had stays away for as long as this page lives.
        return location.replace(target)
      }
      window.history.replaceState(null, '', target)
      resolve()
    }
    // A failure is seen to after the sign-in.
    const begin = () => void loadWorkspace().catch(() => {})
    const page = (
      <StrictMode>
        <SignInEntry
          storage={storage}
          problems={problems}
          requests={requests}
          words={{ language, text }}
          sample={sampleCredentials}
          signIn={signIn}
          onBegin={begin}
        />
      </StrictMode>
    )
    // At once: nothing can be typed between what the document has painted and what takes its place.
    flushSync(() => root.render(page))
  })
}
