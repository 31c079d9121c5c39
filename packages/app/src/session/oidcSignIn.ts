import { UserManager, type User } from 'oidc-client-ts'
import type { Configuration } from './configuration.js'
import { isExpired, setExpiry } from './expiry.js'
import { checkProvider, problemOf } from './oidcProblems.js'
import { personOf, storedToken } from './person.js'
import { redirectPath } from './redirectPath.js'
import { realmInForce, scopeInForce } from './signInValues.js'
import type { Settings } from './settings.js'
import { SignInError, type OidcSignIn } from './SignIn.js'
import type { SessionStore, Storage } from './storage.js'

/** What signing in at an identity provider needs. */
export interface OidcSignInOptions {
  configuration: Configuration & { authBase: string }
  settings: Settings
  storage: Storage
  sessionStore: SessionStore
  /** Default: the page's. */
  origin?: string
}

/** When the last sign-in was completed, in the session store. */
const completedKey = 'signed_in_at'
/** A guard that asks again within this time is caught in a loop of redirects, in ms. */
const loop = 5000
/** What the tabs of a browser that renew a token wait for. */
const renewalLock = 'embpm-renewal'

/**
 * Signs in at `{authBase}/realms/{clientId}`: authorization code with PKCE, renewal by refresh token, logout with
 * `id_token_hint`. The refresh token stays in the tab's session storage; access and id token are copied to local storage,
 * where other tabs find them. Source: spec.md, section 7.
 */
export function createOidcSignIn(options: OidcSignInOptions): OidcSignIn {
  const { configuration, settings, storage, sessionStore, origin = location.origin } = options
  const managers = new Map<string, UserManager>()
  let renewal: Promise<boolean> | null = null

  const realm = () => realmInForce(storage, configuration).value ?? null
  const authorityOf = (name: string) => `${configuration.authBase}/realms/${encodeURIComponent(name)}`

  const keep = (user: User) => {
    // Another tab must never find one person's token beside another's id token.
    if (storedToken(storage)?.person !== personOfUser(user)) storage.set('access_token', null)
    storage.set('id_token', user.id_token ?? null)
    storage.set('access_token', user.access_token)
    if (user.expires_at !== undefined) setExpiry(sessionStore, user.access_token, user.expires_at * 1000)
  }
  const store = {
    get: (key: string) => Promise.resolve(sessionStore.getItem(key)),
    set: (key: string, value: string) => Promise.resolve(sessionStore.setItem(key, value)),
    remove: (key: string) => {
      const value = sessionStore.getItem(key)
      sessionStore.removeItem(key)
      return Promise.resolve(value)
    },
    getAllKeys: () => Promise.resolve(sessionStore.keys().filter((key) => key.startsWith('oidc.'))),
  }

  const managerOf = (name: string): UserManager => {
    const existing = managers.get(name)
    if (existing) return existing
    const created = new UserManager({
      authority: authorityOf(name),
      client_id: settings.signIn.client ?? name,
      redirect_uri: `${origin}/sign-in`,
      post_logout_redirect_uri: `${origin}/sign-out`,
      scope: scopeInForce(configuration, settings).value,
      userStore: store,
      stateStore: store,
      // Renewed here, by refresh token alone: the policy of the page allows no frame of the provider.
      automaticSilentRenew: false,
      monitorSession: false,
      accessTokenExpiringNotificationTimeInSeconds: settings.signIn.renewBefore,
      requestTimeoutInSeconds: 10,
      // Some providers answer a revocation with an empty text.
      revokeTokenAdditionalContentTypes: ['text/plain'],
    })
    created.events.addAccessTokenExpiring(() => void renew())
    managers.set(name, created)
    return created
  }
  const current = () => {
    const name = realm()
    return name === null ? null : managerOf(name)
  }
  const storedUser = async () => (await current()?.getUser()) ?? null

  const forget = () => {
    storage.set('access_token', null)
    storage.set('id_token', null)
    for (const manager of managers.values()) {
      manager.stopSilentRenew()
      void manager.removeUser()
    }
    // Kept: by it a guard notices a loop of redirects.
    const completed = sessionStore.getItem(completedKey)
    sessionStore.clear()
    if (completed !== null) sessionStore.setItem(completedKey, completed)
  }

  const renewOnce = async (): Promise<boolean> => {
    const manager = current()
    const user = await manager?.getUser()
    const stored = storage.get('access_token')
    if (!manager || !user || stored === null) return false
    if (stored !== user.access_token) {
      // Another tab was faster. A duplicated tab has the same refresh token, which is spent now.
      await manager.removeUser()
      return true
    }
    if (!user.refresh_token) return false
    try {
      const renewed = await manager.signinSilent()
      const holder = storedToken(storage)?.person
      // Signed out while the provider was asked, here or in another tab, or somebody else signed in: the answer comes too late.
      if (!renewed || holder !== personOfUser(user)) {
        if (renewed && holder === undefined) forget()
        else if (renewed) await manager.removeUser()
        return false
      }
      keep(renewed)
      return true
    } catch {
      return false
    }
  }
  // One tab after the other, where the browser can arrange it: each looks first whether it still has to.
  const renewInTurn = () => ('locks' in navigator ? navigator.locks.request(renewalLock, renewOnce) : renewOnce())
  const renew = () => (renewal ??= renewInTurn().finally(() => (renewal = null)))

  return {
    kind: 'oidc',
    realm,
    specialRealm: (page) => settings.signIn.realms[page],
    renew,
    forget,

    async token() {
      const stored = storedToken(storage)
      // Another tab may have signed out: without a stored token nobody is signed in here either.
      if (stored === null) return null
      const user = await storedUser()
      if (user && personOfUser(user) !== stored.person) {
        // Somebody else has signed in in another tab: what this one has for renewing is no longer of use.
        await current()?.removeUser()
        return stored
      }
      if (!user) {
        if (!isExpired(sessionStore, stored.value, Date.now())) return stored
      } else if (!user.expired) {
        return { value: user.access_token, person: stored.person }
      } else if (await renew()) {
        return storedToken(storage)
      }
      if (storage.get('access_token') === stored.value) forget()
      return null
    },

    async begin({ realm: wanted = realm() ?? undefined, returnTo = null, automatic = false } = {}) {
      if (wanted === undefined) throw new SignInError('realm')
      const completed = Number(sessionStore.getItem(completedKey) ?? Number.NaN)
      if (automatic && Math.abs(Date.now() - completed) < loop) throw new SignInError('rejected')
      const manager = managerOf(wanted)
      await checkProvider(manager, authorityOf(wanted))
      storage.set('clientId', wanted)
      try {
        await manager.signinRedirect({
          state: { returnTo: redirectPath(returnTo) },
          nonce: crypto.randomUUID(),
          ui_locales: document.documentElement.lang || undefined,
        })
      } catch (error) {
        throw problemOf(error)
      }
    },

    async complete(search) {
      const answer = new URLSearchParams(search)
      if (!answer.has('state') || !(answer.has('code') || answer.has('error'))) return null
      const manager = current()
      if (!manager) throw new SignInError('stale')
      try {
        const user = await manager.signinRedirectCallback(`${origin}/sign-in${search}`)
        const { iss, aud } = user.profile
        const meant = Array.isArray(aud) ? aud : [aud]
        if (iss !== manager.settings.authority || !meant.includes(manager.settings.client_id)) {
          forget()
          throw new SignInError('stale')
        }
        keep(user)
        sessionStore.setItem(completedKey, String(Date.now()))
        return returnPath(user.state)
      } catch (error) {
        throw problemOf(error)
      }
    },

    async end() {
      const manager = current()
      const user = await storedUser()
      const hint = user?.id_token ?? storage.get('id_token')
      // Other tabs are signed out at once, whatever the provider says.
      storage.set('access_token', null)
      storage.set('id_token', null)
      if (!manager || hint === null || hint === undefined) {
        forget()
        sessionStore.removeItem(completedKey)
        return 'everywhere'
      }
      try {
        await revokeTokens(manager)
        await manager.signoutRedirect({ id_token_hint: hint })
        return 'everywhere'
      } catch {
        return 'here'
      } finally {
        forget()
        sessionStore.removeItem(completedKey)
      }
    },
  }
}

const personOfUser = ({ access_token, id_token }: User) => personOf(access_token, id_token)

/** Revokes the tokens if the provider can: one that cannot still ends the session. One that is down does neither. */
async function revokeTokens(manager: UserManager): Promise<void> {
  try {
    await manager.revokeTokens()
  } catch (error) {
    if (problemOf(error).problem === 'unreachable') throw error
  }
}

const returnPath = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? (redirectPath(state.returnTo) ?? '/')
    : '/'
