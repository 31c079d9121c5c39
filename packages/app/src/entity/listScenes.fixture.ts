import { at } from '@embpm/storybook/at'
import type { HttpHandler } from 'msw'
import { listAnswer } from './listAnswer.fixture.js'
import { sceneAddress } from './sceneAddress.fixture.js'

/** What the scenes of one list need to know of it. */
export interface ListCase {
  /** Where it is, after the organisation: `bim/services`. */
  path: string
  /** Where its rows come from, after `/api`: `/data/services`. */
  endpoint: string
  /** Query of a view: searched, filtered and sorted. */
  view?: string
  /** A row whose texts try to be markup; what all entities have need not be given. */
  hostile?: object
}

interface Scene {
  msw: { use: (...handlers: HttpHandler[]) => void }
}

/** What all entities have. */
const stamp = {
  organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  version: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt: '2026-01-05T08:00:00.000Z',
  changedBy: '<i>Marta</i>',
  changedAt: '2026-01-05T08:00:00.000Z',
  tags: [],
}

/** The conditions under which every list of entities is shown, as stories write them: `meta.story(scenes.found)`. */
export function listScenes({ path, endpoint, view = '', hostile = {} }: ListCase) {
  const list = sceneAddress(path)
  /** The row whose texts try to be markup, and no other. */
  const answer = listAnswer.rows(endpoint, [{ ...stamp, ...hostile }])
  const answering = (handler: HttpHandler) => ({
    ...at(list),
    beforeEach: ({ msw }: Scene) => msw.use(handler),
  })
  return {
    /** As one finds it. */
    found: at(list),
    /** A view from an address. */
    view: at(`${list}?${view}`),
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
    phone: at(list, { phone: true }),
    german: at(sceneAddress(path, 'de')),
    polish: at(sceneAddress(path, 'pl')),
  }
}
