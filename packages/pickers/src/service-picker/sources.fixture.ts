import type { ServiceRow } from '@embpm/contract'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { sampleServices } from './services.fixture.js'

type ServiceSource = RowSource<ServiceRow>

/** 1,120 services in memory. */
export const services: ServiceSource = arraySource(sampleServices(1120))

/** No services at all. */
export const noServices: ServiceSource = arraySource<ServiceRow>([])

/** Never answers a search; knows the names. */
export const silent: ServiceSource = { ...services, search: () => new Promise(() => {}) }

/** Fails the first `times` searches, then answers. */
export function failing(times: number): ServiceSource {
  let left = times
  return {
    ...services,
    search: (query, request) => (left-- > 0 ? Promise.reject(new Error('503')) : services.search(query, request)),
  }
}

/** Fails to tell names the first `times` times. */
export function forgetful(times: number): ServiceSource {
  let left = times
  return {
    ...services,
    resolve: (keys, request) => (left-- > 0 ? Promise.reject(new Error('503')) : services.resolve(keys, request)),
  }
}

/** Answers a search after the milliseconds that `delay` gives for its text, even when it was aborted. */
export function slow(delay: (search: string) => number): ServiceSource {
  return {
    ...services,
    search: async (query) => {
      await new Promise((resolve) => setTimeout(resolve, delay(query.search)))
      return services.search(query, { signal: new AbortController().signal })
    },
  }
}
