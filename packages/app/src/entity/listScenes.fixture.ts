import { at, sceneAddress } from '@embpm/storybook/at'

/** What the scenes of one list need to know of it. */
export interface ListCase {
  /** Where it is, after the organisation: `bim/services`. */
  path: string
  /** Query of a view: searched, filtered and sorted. */
  view: string
}

/** The conditions in which lists differ from each other, as stories write them: `meta.story(scenes.found)`. */
export function listScenes({ path, view }: ListCase) {
  const list = sceneAddress(path)
  return {
    /** As one finds it. */
    found: at(list),
    /** A view from an address. */
    view: at(`${list}?${view}`),
    phone: at(list, { phone: true }),
    german: at(sceneAddress(path, 'de')),
  }
}
