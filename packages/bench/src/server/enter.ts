import * as z from 'zod'

const session = z.object({ accessToken: z.string() })
const organisations = z.tuple([z.object({ organisationId: z.string() })])
const json = { 'content-type': 'application/json' }
/** Of the administrator of a measured server. */
const password = 'a password of some length'

/** Asks the API of a node as somebody in an organisation; throws where the answer is no success. */
export type Ask = (url: string, path: string, init?: RequestInit) => Promise<Response>

/** Lets the first administrator in. @returns how to ask as them, and what headers that takes */
export async function enter(url: string, invitation: string): Promise<{ ask: Ask; headers: Record<string, string> }> {
  const entered = await fetch(`${url}/api/administration/invitations/accept`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ invitation, password }),
  })
  const { accessToken } = session.parse(await entered.json())
  const authorization = `Bearer ${accessToken}`
  const listed = await fetch(`${url}/api/administration/organisations`, { headers: { authorization } })
  const [{ organisationId }] = organisations.parse(await listed.json())
  const headers = { ...json, authorization, 'x-org-id': organisationId }
  return {
    headers,
    async ask(at, path, init) {
      const answer = await fetch(`${at}/api${path}`, { ...init, headers })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer
    },
  }
}
