import { createServer, type IncomingMessage } from 'node:http'
import { Provider } from 'oidc-provider'
import { adapterOver, type RealmStore } from './oidc.adapter.ts'

/** A realm of the running provider. */
export interface Realm {
  /** Issuer of the realm. */
  issuer: string
  /** How long its access tokens live, in seconds; read for each token. */
  lifetime: number
  /** Whether it gives refresh tokens. */
  renewable: boolean
  /** Whether a token is one of its own and still valid. */
  accepts(token: string): Promise<boolean>
  /** Who signed in for such a token; `undefined` for any other. */
  accountOf(token: string): Promise<string | undefined>
  /** Forgets sessions, grants and tokens: nobody is signed in any more. */
  revoke(): void
  /** Forgets tokens and grants, while one stays signed in at the provider. */
  revokeTokens(): void
}

/** A request that reached the provider. */
export interface ProviderRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
}

/** A running OpenID provider with several realms, as Keycloak lays them out. */
export interface TestProvider {
  /** Address without a slash at its end: the `authBase`. */
  url: string
  realms: Readonly<Record<string, Realm>>
  requests: ProviderRequest[]
  /** `true`: hangs up on everybody. */
  down: boolean
  close(): Promise<void>
}

/**
 * Starts a real OpenID provider on loopback, one per realm under `/realms/{realm}`. Anybody signs in there with any password.
 * @param site origin of the application, the one client of each realm, which is called like the realm
 */
export async function startProvider(site: string, names: readonly string[]): Promise<TestProvider> {
  const callbacks = new Map<string, ReturnType<Provider['callback']>>()
  const realms: Record<string, Realm> = {}
  const provider: TestProvider = { url: '', realms, requests: [], down: false, close: () => Promise.resolve() }

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    provider.requests.push({
      method: request.method ?? '',
      url: new URL(path, provider.url),
      headers: request.headers,
    })
    if (provider.down) {
      request.socket.destroy()
      return
    }
    const [, mount = '', name = ''] = /^(\/realms\/([^/?]+))/.exec(path) ?? []
    const callback = callbacks.get(name)
    if (!callback) {
      response.writeHead(404, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
      response.end('{"error":"Realm does not exist"}')
      return
    }
    // How a host tells the provider where it is mounted.
    Object.assign(request, { originalUrl: path, url: path.slice(mount.length) || '/' })
    void callback(request, response)
  })
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  provider.url = `http://127.0.0.1:${address.port}`
  provider.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  for (const name of names) {
    const { realm, callback } = createRealm(`${provider.url}/realms/${name}`, name, site)
    realms[name] = realm
    callbacks.set(name, callback)
  }
  return provider
}

function createRealm(issuer: string, name: string, site: string) {
  const store: RealmStore = new Map()
  const forget = (...kinds: string[]) => {
    for (const key of store.keys()) if (kinds.includes(key.split(':')[0] ?? '')) store.delete(key)
  }
  const tokens = ['AccessToken', 'RefreshToken', 'AuthorizationCode', 'Grant']
  const realm: Realm = {
    issuer,
    lifetime: 300,
    renewable: true,
    accepts: async (token) => (await realm.accountOf(token)) !== undefined,
    accountOf: async (token) => {
      const found = await provider.AccessToken.find(token)
      return found?.isExpired === false ? found.accountId : undefined
    },
    revoke: () => forget(...tokens, 'Session'),
    revokeTokens: () => forget(...tokens),
  }
  const provider = new Provider(issuer, {
    adapter: adapterOver(store),
    clients: [
      {
        client_id: name,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${site}/sign-in`],
        post_logout_redirect_uris: [`${site}/sign-out`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    cookies: {
      keys: ['only for this test'],
      names: { session: `session_${name}`, interaction: `interaction_${name}`, resume: `resume_${name}` },
    },
    clientBasedCORS: () => true,
    issueRefreshToken: () => Promise.resolve(realm.renewable),
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, name: accountId }) }),
    // Consent is given beforehand, as for an application of one's own company.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: () => realm.lifetime,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 600,
      RefreshToken: 3600,
      Session: 3600,
    },
    features: {
      devInteractions: { enabled: true },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        // Without the question whether one is sure: the application has asked.
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><title>Signing out</title>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out everywhere</button>`
        },
      },
    },
  })
  return { realm, callback: provider.callback() }
}
