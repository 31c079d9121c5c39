import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { OrganisationScreen } from './OrganisationScreen.js'

const meta = preview.meta({ component: OrganisationScreen })

const scenes = pageScenes({ path: 'administration/organisations', id: 'ORG-00001' })

/** An organisation as one opens it. */
export const Default = meta.story(scenes.found)

/** An organisation that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('adds a domain and saves', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Add/ }))
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Domains \d+/))
  await userEvent.keyboard('terranova.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

Default.test('takes no domain with capital letters or signs', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Add/ }))
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Domains \d+/))
  await userEvent.keyboard('Terranova/EU')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  const summary = await canvas.findByRole('group', { name: '1 problem to solve' })
  await expect(summary).toHaveTextContent('No special characters')
})

New.test('creates an organisation with an id of its own', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Northwind Logistics')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Northwind Logistics' })).toBeVisible())
  await expect(await canvas.findByText('Organisation ID')).toBeVisible()
})
