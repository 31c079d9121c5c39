import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { GlAccountsScreen } from './GlAccountsScreen.js'

const meta = preview.meta({ component: GlAccountsScreen })

const scenes = listScenes({ path: 'bp/master-data/gl-accounts', view: 'q=revenue&sort=-glAccount' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
