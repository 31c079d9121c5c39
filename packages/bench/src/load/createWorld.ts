import { answer, createStore, sampleCredentials, sampleOrganisations } from '@embpm/backend'
import { revision } from '@embpm/contract/revision'
import * as z from 'zod/mini'
import type { Page } from '../../../app/src/routes/page.js'
import { pages } from '../../../app/src/routes/registry.js'
import { modelOfSize } from '../diagrams/modelOfSize.ts'
import { bareSignIn } from './bareSignIn.ts'
import { addressOf, isBuilt } from '../../../app/src/routes/views.js'

/** A page whose first load is measured. */
export interface LoadScreen {
  title: string
  /** Path and query of its address. */
  address: string
  /** Whether somebody is signed in beforehand. */
  signedIn: boolean
  /** How much script it may take, in KB (1,000 bytes) after gzip. */
  budget: number
}

/** The back end of the measured application, and where its pages are. */
export interface World {
  /** The sign-in page, and every page of an organisation that is built. */
  screens: LoadScreen[]
  /** What the local storage of somebody who is signed in holds. */
  storage: Record<string, string>
  /** Answers a request to the API, at once. */
  answer(request: Request): Promise<Response>
  /** Asks an endpoint of the product for somebody who is signed in, and answers what it says; throws when it refuses. */
  call(method: string, path: string, body?: unknown): Promise<unknown>
  /** Saves a model of about so many elements over the newest revision of a process, as somebody did who drew it. */
  draw(processId: string, elements: number): Promise<void>
}

const signInBudget = 130
const screenBudget = 260

/** Whether a page stands in the workplace, with its menu: neither alone nor within another application. */
const isOfWorkplace = ({ layout = 'dense' }: Page) => layout === 'dense'

/** Starts the sample back end in this process and signs in. */
export async function createWorld(): Promise<World> {
  const store = createStore()
  const ask = (request: Request) => answer(request, { store, latency: 0 })
  const signedIn = await ask(
    new Request('http://localhost/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleCredentials),
    }),
  )
  const session: unknown = await signedIn.json()
  if (typeof session !== 'object' || session === null || !('accessToken' in session))
    throw new Error('The sample account cannot sign in')
  const organisation = sampleOrganisations[0]?.organisationId ?? ''
  const headers = {
    authorization: `Bearer ${String(session.accessToken)}`,
    'x-org-id': organisation,
    'content-type': 'application/json',
  }
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answered = await ask(new Request(`http://localhost/api/${path}`, { headers, method, ...sent }))
    if (!answered.ok) throw new Error(`${method} ${path} was refused: ${await answered.text()}`)
    return answered.json()
  }
  return {
    screens: [
      { title: 'Sign-in', address: '/sign-in', signedIn: false, budget: signInBudget },
      bareSignIn,
      ...pages
        .filter((page) => page.signedIn && !page.redirect && isOfWorkplace(page) && isBuilt(page))
        .filter(({ path }) => !path.endsWith('/forbidden'))
        .map(({ path }) => ({
          title: path.replace('/$lang/$orgId/', ''),
          address: addressOf(path, { language: 'en', organisation }),
          signedIn: true,
          budget: screenBudget,
        })),
    ],
    storage: { access_token: String(session.accessToken), organisation, activeLang: 'en' },
    answer: ask,
    call,
    draw: async (processId, elements) => {
      const path = `processes/processes/${processId}/revisions`
      const [newest] = z.array(revision).parse(await call('GET', path))
      await call('POST', path, { basedOn: newest?.id ?? null, bpmnXml: modelOfSize(elements) })
    },
  }
}
