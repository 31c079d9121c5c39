import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { ProductScreen } from './ProductScreen.js'

const meta = preview.meta({ component: ProductScreen })

const scenes = pageScenes({ path: 'implementation/master-data/products', id: 'PRD-00003' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('refuses a unit that is there twice, at its row', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add unit' }))
  const units = within(canvas.getByRole('group', { name: /^Further units/ }))
  const [last] = units.getAllByRole('textbox', { name: /^Unit/ }).slice(-1)
  if (!last) throw new Error('There is no row for a unit.')
  await userEvent.type(last, 'BOX')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.getAllByText('This unit is there already')[0]).toBeVisible())
  await expect(screen.queryByText('Saved')).toBeNull()
})
