import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { CostElementScreen } from './CostElementScreen.js'

const meta = preview.meta({ component: CostElementScreen })

const scenes = pageScenes({ path: 'bp/master-data/cost-elements', id: 'CE-00011' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('leads to the account whose number it carries', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /^400000 / })).toBeVisible()
})
