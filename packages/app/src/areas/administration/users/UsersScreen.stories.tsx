import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { UsersScreen } from './UsersScreen.js'

const meta = preview.meta({ component: UsersScreen })

const scenes = listScenes({ path: 'administration/users', view: 'q=an&status=locked&sort=-lastLogin' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** A consultant: sees who belongs to the organisation, and changes nothing. */
export const ReadOnly = meta.story({
  ...at(sceneAddress('administration/users'), { as: 'consultant' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Feld/ })
    await expect(canvas.queryByRole('link', { name: 'New user' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Import/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

Default.test('cannot delete oneself', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Kowalczyk/ })
  await userEvent.click(nth(within(row).getAllByRole('gridcell'), 0))
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 entry?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await expect(await screen.findByText('1 entry could not be deleted')).toBeVisible()
})

/** An invited user: nothing is sent, so the link is shown. */
export const Invite = meta.story({
  ...at(sceneAddress('administration/users')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite user' }))
    await screen.findByRole('dialog', { name: /Invite user/ })
  },
})

Invite.test('wants an address and a name, and shows the link to hand over', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /Invite user/ }))
  const email = dialog.getByRole('textbox', { name: /^E-mail/ })
  await userEvent.type(email, 'nowhere')
  await userEvent.click(dialog.getByRole('button', { name: 'Invite user' }))
  await expect(await dialog.findByText(/Enter an e-mail address/)).toBeVisible()
  await userEvent.clear(email)
  await userEvent.type(email, 'i.lindqvist@example.test')
  await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Ida')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Lindqvist')
  await userEvent.click(dialog.getByRole('button', { name: 'Invite user' }))
  await expect(await dialog.findByText(/accept-invitation/)).toBeVisible()
})

/** An organisation whose seats are all taken: the dialog says so, and who can add some. */
export const Full = meta.story({
  ...at('/en/2b8e4f70-91ac-4d36-8e15-c7a09b64d202/administration/users'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite user' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Invite user/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'i.late@example.test')
    await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Ida')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Late')
    await userEvent.click(dialog.getByRole('button', { name: 'Invite user' }))
    await expect(await dialog.findByText(/Helvora Pharma has no free seat\. An administrator can add/)).toBeVisible()
  },
})
