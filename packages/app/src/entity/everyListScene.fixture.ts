import { at, sceneAddress } from '@embpm/storybook/at'
import type { HttpHandler } from 'msw'
import { listAnswer } from './listAnswer.fixture.js'
import { listScenes, type ListCase } from './listScenes.fixture.js'

/** What the scenes of the list that stands for all need to know of it. */
export interface EveryListCase extends ListCase {
  /** Where its rows come from, after `/api`: `/data/services`. */
  endpoint: string
  /** A row whose texts try to be markup; what all entities have need not be given. */
  hostile: object
}

interface Scene {
  msw: { use: (...handlers: HttpHandler[]) => void }
}

/** What all entities have. */
const stamp = {
  organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  lockVersion: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt: '2026-01-05T08:00:00.000Z',
  changedBy: '<i>Marta</i>',
  changedAt: '2026-01-05T08:00:00.000Z',
  tags: [],
}

/** Every condition of a list. They are the same for all entities, so one list shows them, and the others `listScenes` alone. */
export function everyListScene({ path, view, endpoint, hostile }: EveryListCase) {
  const list = sceneAddress(path)
  /** The row whose texts try to be markup, and no other. */
  const answer = listAnswer.rows(endpoint, [{ ...stamp, ...hostile }])
  const answering = (handler: HttpHandler) => ({
    ...at(list),
    beforeEach: ({ msw }: Scene) => msw.use(handler),
  })
  return {
    ...listScenes({ path, view }),
    /** A hand-edited address. */
    badAddress: at(`${list}?page=-3&sort=nope`),
    /** A search that finds nothing. */
    noMatch: at(`${list}?q=zzzz`),
    /** An organisation that has none. */
    empty: answering(listAnswer.empty(endpoint)),
    /** The server fails. */
    failing: answering(listAnswer.failing(endpoint)),
    /** The server takes its time. */
    slow: answering(listAnswer.slow(endpoint)),
    hostile: answering(answer),
    answer,
    /** For a user without a role. */
    forbidden: at(list, { as: 'ordinary' }),
    /** An organisation that does not exist. */
    unknownOrganisation: at(`/en/00000000-0000-0000-0000-000000000000/${path}`),
    polish: at(sceneAddress(path, 'pl')),
    rightToLeft: { ...at(list), parameters: { ...at(list).parameters, direction: 'rtl' } },
  }
}
