import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { AcceptInvitationScreen } from './AcceptInvitationScreen.js'

const meta = preview.meta({ component: AcceptInvitationScreen })

/** Where the link of an invitation leads. */
export const Default = meta.story(at('/accept-invitation?invitation=none', { as: 'nobody' }))

/** On a phone, with a link that lost its end. */
export const WithoutInvitation = meta.story(at('/accept-invitation', { as: 'nobody', phone: true }))

Default.test('says that nobody is invited by it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept and sign in' }))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This invitation is not valid')
})
