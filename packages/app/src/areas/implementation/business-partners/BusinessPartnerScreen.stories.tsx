import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { BusinessPartnerScreen } from './BusinessPartnerScreen.js'

const meta = preview.meta({ component: BusinessPartnerScreen })

const scenes = pageScenes({ path: 'implementation/master-data/business-partners', id: 'BP-00002' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('refuses a tax number that the country does not have, at its field', async ({ canvas, userEvent }) => {
  const number = await canvas.findByRole('textbox', { name: /^Tax number/ })
  await userEvent.clear(number)
  await userEvent.type(number, 'PT501964844')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.getAllByText('This is no tax number of the country')[0]).toBeVisible())
  await expect(screen.queryByText('Saved')).toBeNull()
})

New.test('creates one with a role and an address, and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Partner number/ }), '2000001')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Made by a story')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getAllByText('Choose at least one role')[0]).toBeVisible())
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Supplier' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Add address' }))
  const addresses = within(canvas.getByRole('group', { name: /^Addresses/ }))
  await userEvent.type(addresses.getByRole('textbox', { name: /^City/ }), 'Aveiro')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Made by a story/ })).toBeVisible())
})
