import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { CostObjectsScreen } from './CostObjectsScreen.js'

const meta = preview.meta({ component: CostObjectsScreen })

const scenes = listScenes({ path: 'bp/master-data/cost-objects', view: 'q=assembly&type=Cost+centre&sort=-costObject' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
