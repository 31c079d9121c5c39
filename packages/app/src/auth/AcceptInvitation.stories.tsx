import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { expect } from 'storybook/test'
import { AcceptInvitationScreen } from './AcceptInvitationScreen.js'
import { byAdministrators } from './byAdministrators.fixture.js'

const meta = preview.meta({ component: AcceptInvitationScreen })

/** Where the link of an invitation leads. */
export const Default = meta.story(at('/accept-invitation?invitation=none', { as: 'nobody' }))

/** Where administrators make the accounts and users choose passwords. */
export const WithPassword = meta.story({
  ...at('/accept-invitation?invitation=none', { as: 'nobody' }),
  render: () => <StoryApp address="/accept-invitation?invitation=none" configuration={byAdministrators} />,
})

WithPassword.test('takes a password, and says that nobody is invited by it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^New password/), 'A long sentence')
  await userEvent.type(canvas.getByLabelText(/^Repeat new password/), 'A long sentence')
  await userEvent.click(canvas.getByRole('button', { name: 'Accept and sign in' }))
  await expect(await canvas.findByText(/This invitation is not valid/)).toBeVisible()
})

/** On a phone, with a link that lost its end. */
export const WithoutInvitation = meta.story(at('/accept-invitation', { as: 'nobody', phone: true }))

Default.test('says that nobody is invited by it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept and sign in' }))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This invitation is not valid')
})
