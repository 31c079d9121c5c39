import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { OrganisationScreen } from './OrganisationScreen.js'

const meta = preview.meta({ component: OrganisationScreen })

const scenes = pageScenes({
  path: 'administration/organisations',
  endpoint: '/administration/organisation-records',
  id: 'ORG-00001',
})

/** An organisation as one opens it. */
export const Default = meta.story(scenes.found)

/** An organisation that does not exist yet. */
export const New = meta.story(scenes.new)

/** There is none of this id. */
export const NotFound = meta.story(scenes.notFound)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

Default.test('adds a domain and saves', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Add/ }))
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Domains \d+/))
  await userEvent.keyboard('terranova.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

New.test('names the missing title', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
  await expect(await canvas.findByText('1 problem to solve')).toBeVisible()
})

New.test('creates an organisation with an id of its own', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Northwind Logistics')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Northwind Logistics' })).toBeVisible())
  await expect(await canvas.findByText('Organisation ID')).toBeVisible()
})
