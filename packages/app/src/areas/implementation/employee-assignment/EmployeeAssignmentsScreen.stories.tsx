import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { EmployeeAssignmentsScreen } from './EmployeeAssignmentsScreen.js'

const meta = preview.meta({ component: EmployeeAssignmentsScreen })

const scenes = listScenes({
  path: 'implementation/employee-assignment/list',
  view: 'q=lead&measure=percent&sort=-amount',
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
