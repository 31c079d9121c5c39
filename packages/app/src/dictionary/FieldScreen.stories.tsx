import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../entity/pageScenes.fixture.js'
import { FieldScreen } from './FieldScreen.js'

const meta = preview.meta({ component: FieldScreen })

const scenes = pageScenes({ path: 'bim/dictionary/fields', id: 'DF-00002' })

/** A field as one opens it. */
export const Default = meta.story(scenes.found)

/** A field that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('takes type and length from the data element that is picked', async ({ canvas, userEvent }) => {
  const element = await canvas.findByRole('combobox', { name: /^Data element/ })
  await waitFor(() => expect(element).not.toHaveValue(''))
  await userEvent.click(element)
  await userEvent.keyboard('{F4}')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByRole('searchbox'), 'currency')
  await waitFor(() => expect(dialog.getByText(/^filtered from/)).toBeVisible())
  await userEvent.click(await dialog.findByRole('row', { name: /^WAERS / }))
  await userEvent.click(dialog.getByRole('button', { name: 'Select table' }))
  await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Type/ })).toHaveDisplayValue('CUKY'))
  await expect(canvas.getByRole('textbox', { name: /^Length/ })).toHaveValue('5')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})
