import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { BusinessPartnersScreen } from './BusinessPartnersScreen.js'

const meta = preview.meta({ component: BusinessPartnersScreen })

const scenes = listScenes({
  path: 'implementation/master-data/business-partners',
  view: 'q=stahl&country=DE&category=organisation&sort=-name',
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
