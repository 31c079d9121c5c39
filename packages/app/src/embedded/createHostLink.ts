import type { Storage } from '../session/storage.js'
import { applyHostTheme, leaveHostTheme } from './applyHostTheme.js'
import type { Host } from './Host.js'
import { hostContext, hostTheme, type HostContext, type HostTheme } from './hostContext.js'

/** How far the workspace has come with its host: not asked yet, asked, there, or nobody has answered. */
export type HostState =
  | { status: 'idle' }
  | { status: 'waiting' }
  | { status: 'absent' }
  | { status: 'ready'; context: HostContext }

/** The application in whose window the workspace is shown. Nothing of it is loaded before it is asked for. */
export interface HostLink {
  /** The same object until something changes. */
  state(): HostState
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void
  /** Asks for the host, once; resolves when it has answered or the timeout is over. Never rejects. */
  connect(): Promise<HostState>
  /** The host itself, without waiting for what it says of itself; rejects where there is none. */
  open(): Promise<Host>
  /** Says that the workspace is mounted. @returns says that it is no more: what a host does then leaves the page alone */
  keep(): () => void
}

/** What a link needs. */
export interface HostLinkOptions {
  /** Meets the host; rejects where there is none. */
  open: () => Promise<Host>
  /** How long to wait for an answer, in ms. */
  timeout: () => Promise<number>
  storage: Pick<Storage, 'get' | 'set'>
  /** Shows the host's theme. Default: on the page. */
  show?: (theme: HostTheme) => void
  /** Shows the user's own look again. Default: on the page. */
  leave?: () => void
}

/**
 * Meets the host, shows its theme before the page is shown and whenever it changes, and remembers under `teams` that this
 * is a client of it, which is forgotten when no host answers in time. Source: spec.md, sections 3, 4 and 8.
 */
export function createHostLink(options: HostLinkOptions): HostLink {
  const { timeout, storage, show = applyHostTheme } = options
  const { leave = () => leaveHostTheme(storage.get('fuseConfig')?.scheme ?? 'light') } = options
  const listeners = new Set<() => void>()
  let state: HostState = { status: 'idle' }
  let opening: Promise<Host> | null = null
  let connecting: Promise<HostState> | null = null
  let gone = false

  const become = (next: HostState) => {
    state = next
    for (const listener of listeners) listener()
    return next
  }
  const open = () => (opening ??= options.open())

  const meet = async () => {
    const host = await open()
    return { host, context: hostContext.parse(await host.context()) }
  }
  const connect = async (): Promise<HostState> => {
    become({ status: 'waiting' })
    try {
      const { host, context } = await Promise.race([meet(), timeOut(timeout)])
      if (gone) return state
      show(context.theme)
      storage.set('teams', 'true')
      host.onThemeChange((name) => {
        if (gone) return
        const theme = hostTheme.parse(name)
        show(theme)
        become({ status: 'ready', context: { ...context, theme } })
      })
      host.loaded()
      return become({ status: 'ready', context })
    } catch {
      if (gone) return state
      storage.set('teams', null)
      leave()
      return become({ status: 'absent' })
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect: () => (connecting ??= connect()),
    open,
    keep() {
      gone = false
      return () => {
        gone = true
      }
    },
  }
}

async function timeOut(timeout: () => Promise<number>): Promise<never> {
  const time = await timeout()
  await new Promise((resolve) => setTimeout(resolve, time))
  throw new Error('No host has answered')
}
