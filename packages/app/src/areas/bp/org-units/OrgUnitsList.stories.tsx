import preview from '@embpm/storybook/preview'
import { at, sceneAddress } from '@embpm/storybook/at'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { OrgUnitsList } from './OrgUnitsList.js'

const meta = preview.meta({ component: OrgUnitsList })

const scenes = listScenes({ path: 'bp/org', view: 'view=list&q=paint&sort=-code' })
const list = `${sceneAddress('bp/org')}?view=list`

/** The list as one finds it. */
export const Default = meta.story(at(list))

/** A view from an address: searched and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(at(list, { phone: true }))

/** In German. */
export const German = meta.story(at(`${sceneAddress('bp/org', 'de')}?view=list`))
