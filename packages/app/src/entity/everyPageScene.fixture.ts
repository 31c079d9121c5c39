import { at, sceneAddress } from '@embpm/storybook/at'
import type { HttpHandler } from 'msw'
import { listAnswer } from './listAnswer.fixture.js'
import { pageScenes, type PageCase } from './pageScenes.fixture.js'

/** What the scenes of the page that stands for all need to know of it. */
export interface EveryPageCase extends PageCase {
  /** Where its list comes from, after `/api`: `/data/services`. */
  endpoint: string
}

interface Scene {
  msw: { use: (...handlers: HttpHandler[]) => void }
}

/** Every condition of a page. They are the same for all entities, so one page shows them, and the others `pageScenes` alone. */
export function everyPageScene({ path, id, endpoint }: EveryPageCase) {
  const page = sceneAddress(`${path}/${id}`)
  const answering = (handler: HttpHandler) => ({
    ...at(page),
    beforeEach: ({ msw }: Scene) => msw.use(handler),
  })
  return {
    ...pageScenes({ path, id }),
    /** There is none of this id. */
    notFound: at(sceneAddress(`${path}/XYZ-99999`)),
    /** The server fails. */
    failing: answering(listAnswer.failing(`${endpoint}/:id`)),
    /** The server takes its time. */
    slow: answering(listAnswer.slow(`${endpoint}/:id`)),
    russian: at(sceneAddress(`${path}/${id}`, 'ru')),
    rightToLeft: { ...at(page), parameters: { ...at(page).parameters, direction: 'rtl' } },
  }
}
