import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { RicefwScreen } from './RicefwScreen.js'

const meta = preview.meta({ component: RicefwScreen })

const scenes = pageScenes({ path: 'bp/ricefw', endpoint: '/processes/ricefws', id: 'RIC-00002' })

/** An item as one opens it. */
export const Default = meta.story(scenes.found)

/** An item that does not exist yet. */
export const New = meta.story(scenes.new)

/** There is no such item. */
export const NotFound = meta.story(scenes.notFound)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** The server takes its time. */
export const Slow = meta.story(scenes.slow)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

Default.test('saves a change and lists it in the history', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Module/ }), 'X')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await userEvent.click(await canvas.findByRole('button', { name: 'Show all changes' }))
  const changes = await canvas.findByRole('list', { name: 'Changes' })
  await expect(within(changes).getByText('Module')).toBeVisible()
})

Default.test('finds an owner by name, and names both in the history', async ({ canvas, userEvent }) => {
  const owner = await canvas.findByRole('combobox', { name: /^Technical owner/ })
  await userEvent.clear(owner)
  await userEvent.type(owner, 'kowalczyk marta')
  await userEvent.click(await screen.findByRole('option', { name: /Marta Kowalczyk/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await userEvent.click(await canvas.findByRole('button', { name: 'Show all changes' }))
  const changes = within(await canvas.findByRole('list', { name: 'Changes' }))
  await expect(changes.getByText('Technical owner')).toBeVisible()
  await waitFor(() => expect(changes.getAllByText('Marta Kowalczyk', { selector: 'ins' })).toHaveLength(1))
  await waitFor(() => expect(changes.queryByText(/^USR-/)).toBeNull())
})

New.test('refuses an id that another item has, at its field', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^RICEFW ID/ }), 'RPT-0001')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Second report')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /^RICEFW ID/ })).toBeInvalid())
  await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Second report')
})

New.test('creates an item and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^RICEFW ID/ }), 'RPT-9999')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Aging of open items')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'RPT-9999 Aging of open items' })).toBeVisible())
})
