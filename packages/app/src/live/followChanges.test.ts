import type { LiveEvent } from '@embpm/contract/live'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from './followChanges.js'
import { createLiveState } from './liveState.js'

const minute = 60_000
const page = new EventTarget()
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function turn(visibilityState: 'visible' | 'hidden') {
  Object.assign(page, { visibilityState })
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

/** A page that follows; `open` is how many wait for events now, `asked` what they began behind. */
async function begin() {
  const state = { open: 0, asked: new Array<string | undefined>(), renewed: 0 }
  async function* events(signal: AbortSignal): AsyncGenerator<LiveEvent> {
    state.open += 1
    try {
      yield { type: 'changed', kinds: [] }
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    } finally {
      state.open -= 1
    }
  }
  const live = createLiveState()
  const queryClient = new QueryClient()
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(() => {
    state.renewed += 1
    return Promise.resolve()
  })
  const problems = { list: () => [], add: vi.fn(), remove: () => undefined }
  const services = {
    client: {
      live: {
        events: (
          _input: undefined,
          { signal, lastEventId }: { signal: AbortSignal; lastEventId?: string | undefined },
        ) => {
          state.asked.push(lastEventId)
          return Promise.resolve(events(signal))
        },
        stand: () => Promise.resolve(),
      },
    },
    configuration: { live: true },
    live,
    problems,
    queryClient,
    texts: { i18n: { t: () => 'The server answers again' } },
  }
  const router = { state: { matches: [{ params: { orgId: 'org' } }] }, subscribe: () => () => undefined }
  end = followChanges(router, services)
  await vi.advanceTimersByTimeAsync(0)
  return { state, live, problems }
}

test('a tab that is looked away from keeps its place for a moment, then takes no connection, and goes on when it is seen', async () => {
  const { state, problems } = await begin()
  await turn('hidden')
  await vi.advanceTimersByTimeAsync(20_000)
  await turn('visible')
  expect(state).toMatchObject({ open: 1, asked: [undefined] })

  await turn('hidden')
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(state).toMatchObject({ open: 0, asked: [undefined] })
  await turn('visible')
  await vi.advanceTimersByTimeAsync(minute)
  expect(state.open).toBe(1)
  expect(state.asked).toHaveLength(2)
  expect(problems.add).not.toHaveBeenCalled()
})

test('a form with something typed stays known to others, wherever one looks', async () => {
  const { state, live } = await begin()
  live.setPlace({ kind: 'services', id: 'SRV-00001', editing: true })
  await turn('hidden')
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(state.open).toBe(1)
  live.setPlace({ kind: 'services', id: 'SRV-00001', editing: false })
  await vi.advanceTimersByTimeAsync(minute)
  expect(state.open).toBe(0)
})

test('a tab that is opened in the background begins when it is first seen, with what is true by then', async () => {
  Object.assign(page, { visibilityState: 'hidden' })
  const { state } = await begin()
  await vi.advanceTimersByTimeAsync(minute)
  expect(state).toMatchObject({ open: 0, asked: [], renewed: 0 })
  await turn('visible')
  await vi.advanceTimersByTimeAsync(minute)
  expect(state).toMatchObject({ open: 1, asked: [undefined], renewed: 1 })
})
