import preview from '@embpm/storybook/preview'
import { expect, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { DataTableScreen } from './DataTableScreen.js'

const meta = preview.meta({ component: DataTableScreen })

const scenes = pageScenes({ path: 'bim/data', id: 'DM-00001' })

/** A data object as one opens it. */
export const Default = meta.story(scenes.found)

/** A data object that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test(
  'makes a new version with the same fields, and compares it with the old one',
  async ({ canvas, userEvent }) => {
    const first = async () =>
      within(await canvas.findByRole('grid', { name: 'Fields' })).findByRole('link', { name: 'MANDT' })
    await first()
    await userEvent.click(await canvas.findByRole('button', { name: 'New version' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '1 - VBAK v2' })).toBeVisible()
    await first()
    const versions = within(await canvas.findByRole('region', { name: 'Versions' }))
    await userEvent.click(await versions.findByRole('link', { name: 'Compare: Version 1' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'VBAK, versions 1 and 2' })).toBeVisible()
    await expect(await canvas.findByText('The versions are equal')).toBeVisible()
  },
)
