import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { ProjectsScreen } from './ProjectsScreen.js'

const meta = preview.meta({ component: ProjectsScreen })

const scenes = listScenes({ path: 'project/projects', view: 'status=active&status=planned&sort=-start' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
