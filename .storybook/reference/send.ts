import type { ApiOperation } from '@embpm/backend/openapi'

/** Who asks, and for which organisation. */
export interface Access {
  token: string | null
  organisation: string
}

/** What somebody has filled in. */
export interface Inputs {
  /** Values in the address by name; an empty one is left out. */
  parameters: Readonly<Record<string, string>>
  /** The text of a JSON body. */
  body: string
  /** Texts and files of a form by name. */
  form: Readonly<Record<string, string | File>>
}

/** One problem that the API has with a request. */
export interface Problem {
  path: string
  message: string
}

/** What came back. */
export interface Answer {
  /** Method and address that were sent. */
  request: string
  /** 0 when nothing came back. */
  status: number
  milliseconds: number
  body: unknown
  /** What was wrong with the request; empty unless the answer lists it. */
  problems: readonly Problem[]
}

/** Sends a call to `/api` on the own origin. It never rejects: what fails is an answer with the status 0. */
export async function send(operation: ApiOperation, inputs: Inputs, access: Access): Promise<Answer> {
  const address = addressOf(operation, inputs)
  const request = `${operation.method} ${address}`
  const start = Date.now()
  const since = () => Date.now() - start
  try {
    const response = await fetch(address, { method: operation.method, ...contentOf(operation, inputs, access) })
    const body = parsed(await response.text())
    return { request, status: response.status, milliseconds: since(), body, problems: problemsOf(body) }
  } catch (error) {
    return { request, status: 0, milliseconds: since(), body: String(error), problems: [] }
  }
}

function addressOf({ path, parameters }: ApiOperation, inputs: Inputs): string {
  const query = new URLSearchParams()
  let address = `/api${path}`
  for (const { name, in: place } of parameters) {
    const value = inputs.parameters[name] ?? ''
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '') query.set(name, value)
  }
  return query.size > 0 ? `${address}?${query}` : address
}

function contentOf({ token, organisation, body }: ApiOperation, inputs: Inputs, access: Access): RequestInit {
  const headers = new Headers()
  if (token && access.token) headers.set('authorization', `Bearer ${access.token}`)
  if (organisation && access.organisation) headers.set('x-org-id', access.organisation)
  if (body?.kind === 'form') {
    const form = new FormData()
    for (const [name, value] of Object.entries(inputs.form)) form.set(name, value)
    return { headers, body: form }
  }
  if (!body || inputs.body === '') return { headers }
  headers.set('content-type', 'application/json')
  return { headers, body: inputs.body }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function problemsOf(body: unknown): Problem[] {
  const data = fieldOf(body, 'data')
  const problems = fieldOf(data, 'problems')
  if (!Array.isArray(problems)) return []
  return problems.map((problem: unknown) => ({
    path: String(fieldOf(problem, 'path')),
    message: String(fieldOf(problem, 'message')),
  }))
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
