import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { UserScreen } from './UserScreen.js'

const meta = preview.meta({ component: UserScreen })

const scenes = pageScenes({ path: 'administration/users', endpoint: '/administration/users', id: 'USR-00002' })

/** A user as one opens it. */
export const Default = meta.story(scenes.found)

/** A user that does not exist yet. */
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

Default.test('shows what the user may open and follows the roles', async ({ canvas, userEvent }) => {
  const consultant = (await canvas.findAllByRole('checkbox', { name: 'Consultant' }))[0]
  await userEvent.click(consultant ?? document.body)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

New.test('wants an e-mail address', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^E-mail/ }), 'nowhere')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getAllByText(/Enter an e-mail address/).length).toBeGreaterThan(0))
})

New.test('creates a user who belongs to an organisation', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^First name/ }), 'Ida')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Last name/ }), 'Lindqvist')
  await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'i.lindqvist@example.test')
  await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }))
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Organisation/ }), 'helvora')
  await userEvent.click((await screen.findAllByRole('option', { name: /Helvora/ }))[0] ?? document.body)
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Ida Lindqvist' })).toBeVisible())
})
