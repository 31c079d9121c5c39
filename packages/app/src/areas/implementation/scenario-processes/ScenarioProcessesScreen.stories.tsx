import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { ScenarioProcessesScreen } from './ScenarioProcessesScreen.js'

const meta = preview.meta({ component: ScenarioProcessesScreen })

const scenes = listScenes({ path: 'implementation/scenario-processes', view: 'q=order&sort=-sequence' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
