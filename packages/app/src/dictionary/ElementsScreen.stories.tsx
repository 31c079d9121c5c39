import preview from '@embpm/storybook/preview'
import { listScenes } from '../entity/listScenes.fixture.js'
import { ElementsScreen } from './ElementsScreen.js'

const meta = preview.meta({ component: ElementsScreen })

const scenes = listScenes({ path: 'bim/dictionary/elements', view: 'q=date&type=DATS&sort=-rollName' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
