import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../../entity/listScenes.fixture.js'
import { ProjectRisksScreen } from './ProjectRisksScreen.js'

const meta = preview.meta({ component: ProjectRisksScreen })

const scenes = listScenes({
  path: 'implementation/project-management/risks',
  view: 'state=open&state=occurred&sort=-score',
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
