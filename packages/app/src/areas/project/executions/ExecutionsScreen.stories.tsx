import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { ExecutionsScreen } from './ExecutionsScreen.js'

const meta = preview.meta({ component: ExecutionsScreen })

const scenes = listScenes({ path: 'project/executions', view: 'state=planned&state=entered&sort=-plannedHours' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: what nobody confirmed yet. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
