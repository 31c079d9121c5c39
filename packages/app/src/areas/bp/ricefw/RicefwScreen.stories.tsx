import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { RicefwScreen } from './RicefwScreen.js'

const meta = preview.meta({ component: RicefwScreen })

const scenes = pageScenes({ path: 'bp/ricefw', id: 'RIC-00002' })

/** An item as one opens it. */
export const Default = meta.story(scenes.found)

/** An item that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('finds an owner by name, and names both in the history', async ({ canvas, userEvent }) => {
  const owner = await canvas.findByRole('combobox', { name: /^Technical owner/ })
  // The name comes after the field.
  await waitFor(() => expect(owner).not.toHaveValue(''))
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

New.test(
  'refuses an id that another item has, at its field, and creates with another',
  async ({ canvas, userEvent }) => {
    const id = await canvas.findByRole('textbox', { name: /^RICEFW ID/ })
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await userEvent.type(id, 'RPT-0001')
    await userEvent.type(name, 'Aging of open items')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(id).toBeInvalid())
    // The summary takes the focus a moment later, and what is typed before that would go to it.
    await waitFor(() => expect(canvas.getByRole('group', { name: /problem/ })).toHaveFocus())
    await expect(nth(canvas.getAllByText('Another entry already has this value.'), 0)).toBeVisible()
    await expect(name).toHaveValue('Aging of open items')
    await userEvent.type(id, '-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'RPT-0001-1 Aging of open items' })).toBeVisible())
  },
)
