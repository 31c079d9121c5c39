import preview from '@embpm/storybook/preview'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { EmployeeScreen } from './EmployeeScreen.js'

const meta = preview.meta({ component: EmployeeScreen })

const scenes = pageScenes({ path: 'implementation/employees', id: 'EMP-00002' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
