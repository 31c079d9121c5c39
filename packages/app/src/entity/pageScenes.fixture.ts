import { at } from '@embpm/storybook/at'
import type { HttpHandler } from 'msw'
import { listAnswer } from './listAnswer.fixture.js'
import { sceneAddress } from './sceneAddress.fixture.js'

/** What the scenes of the page of one entity need to know of it. */
export interface PageCase {
  /** Where its list is, after the organisation: `bim/services`. */
  path: string
  /** Where its list comes from, after `/api`: `/data/services`. */
  endpoint: string
  /** The entity that is opened. */
  id: string
}

interface Scene {
  msw: { use: (...handlers: HttpHandler[]) => void }
}

/** The conditions under which the page of every entity is shown, as stories write them: `meta.story(scenes.found)`. */
export function pageScenes({ path, endpoint, id }: PageCase) {
  const page = sceneAddress(`${path}/${id}`)
  const answering = (handler: HttpHandler) => ({
    ...at(page),
    beforeEach: ({ msw }: Scene) => msw.use(handler),
  })
  return {
    /** As one opens it. */
    found: at(page),
    /** One that does not exist yet. */
    new: at(sceneAddress(`${path}/new`)),
    /** There is none of this id. */
    notFound: at(sceneAddress(`${path}/XYZ-99999`)),
    /** The server fails. */
    failing: answering(listAnswer.failing(`${endpoint}/:id`)),
    /** The server takes its time. */
    slow: answering(listAnswer.slow(`${endpoint}/:id`)),
    phone: at(page, { phone: true }),
    german: at(sceneAddress(`${path}/${id}`, 'de')),
    polish: at(sceneAddress(`${path}/${id}`, 'pl')),
  }
}
