import * as z from 'zod/mini'

async function send(endpoint: string, init: RequestInit): Promise<unknown> {
  const address = `/api${endpoint}`
  const headers = {
    authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
    'content-type': 'application/json',
    'x-org-id': '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  }
  const answer = await fetch(address, { ...init, headers })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

const versioned = z.object({ lockVersion: z.number() })

/** What somebody else does who has the same page open. Each endpoint is that of an entity, after `/api`: `/data/services/SRV-00001`. */
export const asAnother = {
  /** Saves fields. */
  async save(endpoint: string, fields: object): Promise<void> {
    const { lockVersion } = versioned.parse(await send(endpoint, {}))
    await send(endpoint, { method: 'PATCH', body: JSON.stringify({ lockVersion, fields }) })
  },
  /** Asks for something that is no saving of fields. */
  async post(endpoint: string, body: object): Promise<void> {
    await send(endpoint, { method: 'POST', body: JSON.stringify(body) })
  },
  /** Deletes some, one after the other. */
  async remove(...endpoints: readonly string[]): Promise<void> {
    for (const endpoint of endpoints) await send(endpoint, { method: 'DELETE', body: '{}' })
  },
}
