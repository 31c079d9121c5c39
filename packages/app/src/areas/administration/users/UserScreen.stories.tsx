import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { UserScreen } from './UserScreen.js'

const meta = preview.meta({ component: UserScreen })

const scenes = pageScenes({ path: 'administration/users', id: 'USR-00002' })

/** A user as one opens it. */
export const Default = meta.story(scenes.found)

/** A user that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** To a consultant: values to read and copy, and nothing to change them with. */
export const ReadOnly = meta.story({
  ...at(sceneAddress('administration/users/USR-00002'), { as: 'consultant' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^First name/ })).toHaveAttribute('readonly')
    for (const name of ['Save', 'Discard', 'Delete', 'Add Row']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    }
  },
})

Default.test('shows what the user may open, which follows the roles', async ({ canvas, userEvent }) => {
  const access = within(await canvas.findByRole('region', { name: 'What this user may open' }))
  const data = () =>
    nth(
      access.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('Data')),
      0,
    )
  await expect(data()).toHaveTextContent('Data open')
  // Their own roles, and those in the organisation.
  for (const box of canvas.getAllByRole('checkbox', { checked: true })) await userEvent.click(box)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(data()).toHaveTextContent('Data It needs the role of an administrator or consultant (ADM or CON).'),
  )
})

New.test(
  'wants an e-mail address, and creates a user who belongs to an organisation',
  async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /^E-mail/ })
    await userEvent.type(email, 'nowhere')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(nth(canvas.getAllByText(/Enter an e-mail address/), 0)).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), 'Ida')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Last name/ }), 'Lindqvist')
    await userEvent.clear(email)
    await userEvent.type(email, 'i.lindqvist@example.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Organisation/ }), 'kestrel')
    await userEvent.click(nth(await screen.findAllByRole('option', { name: /Kestrel/ }), 0))
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Ida Lindqvist' })).toBeVisible())
  },
)

Default.test('is locked with a reason, and let in again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Lock user' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Lock user/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Lock user' }))
  await expect(await dialog.findByText('This field is required')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Left the project')
  await userEvent.click(dialog.getByRole('button', { name: 'Lock user' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await canvas.findByRole('button', { name: 'Unlock user' }))
  await expect(await canvas.findByRole('button', { name: 'Lock user' })).toBeVisible()
})
