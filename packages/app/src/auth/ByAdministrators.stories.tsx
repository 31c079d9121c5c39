import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { expect } from 'storybook/test'
import { byAdministrators } from './byAdministrators.fixture.js'
import { ByAdministrators } from './ByAdministrators.js'

const meta = preview.meta({ component: ByAdministrators })

const page = (address: string) => ({
  ...at(address, { as: 'nobody' as const }),
  render: () => <StoryApp address={address} configuration={byAdministrators} />,
})

/** No account without an invitation. */
export const Default = meta.story(page('/sign-up'))

Default.test('leads back to the sign-in', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/Ask one of your organisation for an invitation/)).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Back to sign-in' }))
  await expect(await canvas.findByRole('heading', { name: 'Sign in to your workspace' })).toBeVisible()
})

/** No mail, so no new password without a link. */
export const ForgotPassword = meta.story(page('/forgot-password'))
