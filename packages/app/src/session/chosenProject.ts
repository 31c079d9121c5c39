import type { Session } from './session.js'
import type { Storage } from './storage.js'

/** The project that somebody works on in an organisation: lists of what belongs to projects follow it. */
export interface ChosenProject {
  /** Its id: what the address of this tab named last, else what is remembered; `null` for all projects. */
  current(organisation: string): string | null
  /** An address names one: it counts in this tab from now on, over the remembered one, which stays as it is. */
  visit(organisation: string, id: string): void
  /** Somebody chooses one, or `null` for all projects: it is remembered for them alone. */
  choose(organisation: string, id: string | null): void
  /** Listens to changes. @returns ends the listening */
  subscribe(listener: () => void): () => void
}

/** What a project is remembered by: local-storage key `Project`. Source: spec.md, section 3. */
export function createChosenProject(storage: Storage, session: Pick<Session, 'person'>): ChosenProject {
  const listeners = new Set<() => void>()
  let visited: { organisation: string; id: string } | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const remembered = (organisation: string) => {
    const stored = storage.get('Project')
    // What another user or another organisation left behind says nothing here.
    return stored && stored.user === session.person() && stored.organisation === organisation ? stored.id : null
  }
  const current = (organisation: string) =>
    visited?.organisation === organisation ? visited.id : remembered(organisation)
  return {
    current,
    visit(organisation, id) {
      if (current(organisation) === id) return
      visited = { organisation, id }
      tell()
    },
    choose(organisation, id) {
      const user = session.person()
      visited = null
      if (id !== null && user !== null) storage.set('Project', { user, organisation, id })
      else if (remembered(organisation) !== null) storage.set('Project', null)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      const unwatch = storage.watch(listener)
      return () => {
        listeners.delete(listener)
        unwatch()
      }
    },
  }
}
