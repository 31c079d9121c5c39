import type { LiveEvent, LivePlace } from '@embpm/contract/live'

/** Somebody else who is at the object of the page. */
export type PersonHere = Extract<LiveEvent, { type: 'people' }>['people'][number]

/** What the page says of itself, and hears of others, while events come. */
export interface LiveState {
  /** Who else is where this page is; the same array until it changes. */
  people(): readonly PersonHere[]
  setPeople(people: readonly PersonHere[]): void
  /** Where this page is, or `null`. */
  place(): LivePlace | null
  setPlace(place: LivePlace | null): void
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void
}

const nobody: readonly PersonHere[] = []

/** What is known before anything came. */
export function createLiveState(): LiveState {
  const listeners = new Set<() => void>()
  let people = nobody
  let place: LivePlace | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    people: () => people,
    setPeople(next) {
      if (next.length === 0 && people.length === 0) return
      people = next
      tell()
    },
    place: () => place,
    setPlace(next) {
      place = next
      people = nobody
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
