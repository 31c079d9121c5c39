import { at, sceneAddress } from '@embpm/storybook/at'

/** What the scenes of the page of one entity need to know of it. */
export interface PageCase {
  /** Where its list is, after the organisation: `bim/services`. */
  path: string
  /** The entity that is opened. */
  id: string
}

/** The conditions in which pages differ from each other, as stories write them: `meta.story(scenes.found)`. */
export function pageScenes({ path, id }: PageCase) {
  const page = sceneAddress(`${path}/${id}`)
  return {
    /** As one opens it. */
    found: at(page),
    /** One that does not exist yet. */
    new: at(sceneAddress(`${path}/new`)),
    phone: at(page, { phone: true }),
    german: at(sceneAddress(`${path}/${id}`, 'de')),
  }
}
