import preview from '@embpm/storybook/preview'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { PositionAssignmentScreen } from './PositionAssignmentScreen.js'

const meta = preview.meta({ component: PositionAssignmentScreen })

const scenes = pageScenes({ path: 'bp/org/employees', id: 'PA-00003' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
