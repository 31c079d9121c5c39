import * as z from 'zod'
import { kinds } from '../packages/contract/src/kinds.ts'
import { sampleCredentials } from '../packages/backend/src/sample/sampleCredentials.ts'
import { organisation } from './journey.ts'

const entity = z.looseObject({ id: z.string(), lockVersion: z.number() })

/** An entity as the API answers it. */
export type AnyEntity = z.infer<typeof entity>

const page = z.object({ rows: z.array(entity) })

/** What somebody with a token can do without the application. */
export interface Api {
  token: string
  /** Status and body of a call; `path` begins behind `/api`. */
  call(
    method: string,
    path: string,
    body?: unknown,
    inOrganisation?: string,
  ): Promise<{ status: number; body: unknown }>
  /** The first entity of a list; `undefined` when it is empty. */
  first(path: string, inOrganisation?: string): Promise<AnyEntity | undefined>
}

/** Signs in at an API with the sample account. */
export async function openApi(url: string): Promise<Api> {
  let token = ''
  const call: Api['call'] = async (method, path, body, inOrganisation = organisation) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-org-id': inOrganisation },
    })
    const text = await answer.text()
    const parsed: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: answer.status, body: parsed }
  }
  const signedIn = await call('POST', '/auth/sign-in', sampleCredentials)
  token = z.object({ accessToken: z.string() }).parse(signedIn.body).accessToken
  return {
    token,
    call,
    first: async (path, inOrganisation) =>
      page.parse((await call('GET', `${path}?size=1`, undefined, inOrganisation)).body).rows[0],
  }
}

/** Addresses of every kind of entity of the contract, such as `/processes/ricefws`. */
export const entityPaths = (): Promise<string[]> =>
  Promise.all(Object.values(kinds).map(async (load) => (await load()).path))
