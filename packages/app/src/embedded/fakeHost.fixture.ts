import type { Host } from './Host.js'
import type { HostTheme } from './hostContext.js'

/** How the stand-in behaves. */
export interface FakeHostOptions {
  /** Default: the theme that the page has. */
  theme?: HostTheme
  /** Default `en-us`. */
  locale?: string
  /** What it says of itself in place of all that. */
  context?: { value: unknown }
  /** There is no host. */
  refuses?: boolean
  /** It answers only when the test says so. */
  silent?: boolean
  /** What the sign-in window does. Default: it closes, having done nothing. */
  signIn?: () => void | Promise<void>
}

const counter = () => {
  const calls: unknown[][] = []
  return { calls, note: (...given: unknown[]) => void calls.push(given) }
}

/** A host for stories and tests, with what was asked of it. */
export function fakeHost(options: FakeHostOptions = {}) {
  const { theme = 'default', locale = 'en-us', refuses = false, silent = false, signIn } = options
  const listeners: ((theme: unknown) => void)[] = []
  const opened = counter()
  const loaded = counter()
  const windows = counter()
  let answer = () => {}
  const host: Host = {
    context: () =>
      Promise.resolve(options.context ? options.context.value : { app: { theme, locale }, page: { id: 'home' } }),
    onThemeChange: (listener) => void listeners.push(listener),
    loaded: loaded.note,
    signInWindow: async (address) => {
      windows.note(address)
      await signIn?.()
    },
    finish: () => {},
    fail: () => {},
  }
  return {
    open: (): Promise<Host> => {
      opened.note()
      if (refuses) return Promise.reject(new Error('No parent window found'))
      if (!silent) return Promise.resolve(host)
      return new Promise((resolve) => {
        answer = () => resolve(host)
      })
    },
    opened,
    loaded,
    /** The addresses of the sign-in windows. */
    windows,
    /** Lets a silent host answer. */
    answer: () => answer(),
    /** Changes the theme, to whatever a host may send. */
    change: (next: unknown) => {
      for (const listener of listeners) listener(next)
    },
  }
}
