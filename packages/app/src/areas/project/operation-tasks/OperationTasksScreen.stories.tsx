import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { OperationTasksScreen } from './OperationTasksScreen.js'

const meta = preview.meta({ component: OperationTasksScreen })

const scenes = listScenes({ path: 'project/operation-tasks', view: 'orderId=OO-00041&critical=true&sort=outline' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: the critical tasks of an order in the order of its outline. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
