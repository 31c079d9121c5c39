import { answer, createStore, sampleCredentials, sampleOrganisations } from '@embpm/backend'
import { median } from '../median.ts'
import { productCalls } from './productCalls.ts'
import type { Call, ServiceGroup } from './ServiceCase.ts'
import { serviceGroups } from './serviceGroups.ts'
import type { CallTimes, ServicesSample } from './ServicesSample.ts'

const repetitions = 7
const changes = 3

/** Lets the browser do what it does between two calls. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 30))

async function timed<Result>(work: () => Result | Promise<Result>): Promise<{ time: number; result: Result }> {
  const start = performance.now()
  const result = await work()
  return { time: performance.now() - start, result }
}

async function several(count: number, work: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < count; run += 1) times.push(await work())
  return median(times)
}

/** Some ids of the rows in an answer, to see that two answers show the same. */
function idsIn(body: string): string {
  const parsed: unknown = JSON.parse(body)
  const list: unknown = Array.isArray(parsed)
    ? parsed
    : Object.values(parsed ?? {}).find((value) => Array.isArray(value))
  if (!Array.isArray(list)) return 'no rows'
  return list.map((row: unknown) => (typeof row === 'object' && row && 'id' in row ? String(row.id) : '')).join(' ')
}

interface BackEnd {
  call: Call
  /** Forgets all changes. */
  reset: () => Promise<void>
}

/** A back end of its own over a new database, as the app has it, without added latency and without a host. */
async function open(rows: number): Promise<BackEnd> {
  const store = createStore({ persistence: 'indexeddb', databaseName: `bench-${rows}` })
  await store.reset()
  const headers = new Headers({ 'content-type': 'application/json' })
  const call: Call = async (line, body) => {
    const [method = '', path = ''] = line.split(/ (.*)/)
    const url = `${location.origin}/api${path}`
    const request = new Request(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
    const response = await answer(request, { store, latency: 0, sampleRows: rows })
    const text = await response.text()
    if (!response.ok) throw new Error(`${line}: ${response.status} ${text.slice(0, 200)}`)
    return text
  }
  const session: unknown = JSON.parse(await call('POST /auth/sign-in', sampleCredentials))
  const token = typeof session === 'object' && session && 'accessToken' in session ? session.accessToken : ''
  headers.set('authorization', `Bearer ${String(token)}`)
  headers.set('x-org-id', sampleOrganisations[0]?.organisationId ?? '')
  return { call, reset: () => store.reset() }
}

async function timeGroup({ call, reset }: BackEnd, { one, change, cases }: ServiceGroup, sample: Timed): Promise<void> {
  let times = 0
  await call(`GET ${one}`)
  for (const { title, path, limit } of cases) {
    const get = () => timed(() => call(`GET ${path}`))
    await pause()
    const first = await get()
    const repeated = await several(repetitions, async () => (await get()).time)
    const changed = await several(changes, async () => {
      await change(call, times)
      times += 1
      await pause()
      return (await get()).time
    })
    const plain = await several(repetitions, async () => (await timed(limit)).time)
    const line: CallTimes = { title, first: first.time, repeated, changed, limit: plain }
    sample.calls.push(line)
  }
  await reset()
  for (const { title, path, limit } of cases)
    if (idsIn(await call(`GET ${path}`)) !== idsIn(limit())) sample.errors.push(`${title}: not what the loop answers`)
}

type Timed = Pick<ServicesSample, 'calls' | 'made' | 'product' | 'errors'>

async function timeProduct({ call }: BackEnd, sample: Timed): Promise<void> {
  for (const { title, send } of productCalls) {
    try {
      await send(call, 0)
      let number = 0
      const time = await several(repetitions, async () => {
        await pause()
        number += 1
        return (await timed(() => send(call, number))).time
      })
      sample.product.push({ title, time })
    } catch (error) {
      sample.errors.push(`${title}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** Measures all groups one after the other in this page. */
export async function timeServices(rows: number): Promise<Timed> {
  const sample: Timed = { calls: [], made: [], product: [], errors: [] }
  const backEnd = await open(rows)
  const idOf = async (list: string, slug: string) => {
    const entries: unknown = JSON.parse(await backEnd.call(`GET /apps/mailbox/${list}`))
    const found: unknown = Array.isArray(entries)
      ? entries.find((entry: { slug?: string }) => entry.slug === slug)
      : null
    return typeof found === 'object' && found && 'id' in found ? String(found.id) : ''
  }
  const mailIds = { inbox: await idOf('folders', 'inbox'), work: await idOf('labels', 'work') }
  const makers: (() => ServiceGroup)[] = [
    () => serviceGroups.products(rows),
    () => serviceGroups.contacts(rows),
    () => serviceGroups.mails(rows, mailIds),
    () => serviceGroups.tasks(rows),
    () => serviceGroups.services(),
  ]
  for (const make of makers) {
    await pause()
    const { time, result: group } = await timed(make)
    sample.made.push({ title: group.title, time })
    try {
      await timeGroup(backEnd, group, sample)
    } catch (error) {
      sample.errors.push(`${group.title}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await timeProduct(backEnd, sample)
  return sample
}
