import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { SignUpScreen } from './SignUpScreen.js'

const meta = preview.meta({ component: SignUpScreen })

/** A new account. */
export const SignUp = meta.story({ ...at('/sign-up', { as: 'nobody' }) })

/** In German, whose words are the longest. */
export const SignUpGerman = meta.story({
  ...at('/sign-up', { as: 'nobody' }),
  beforeEach: () => localStorage.setItem('activeLang', 'de'),
})

SignUp.test('names the empty fields, then leads to the confirmation', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }))
  const summary = await canvas.findByRole('group', { name: '3 problems to solve' })
  await waitFor(() => expect(summary).toHaveFocus())
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Piotr Nowak')
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), 'p.nowak@terranova.eu')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'A long sentence')
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
  await expect(await canvas.findByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible()
})

SignUp.test('keeps what was typed when the server does not answer', async ({ canvas, msw, userEvent }) => {
  msw.use(http.post('*/api/auth/sign-up', () => HttpResponse.error()))
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Piotr Nowak')
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), 'p.nowak@terranova.eu')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'x')
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(canvas.getByText(/The server cannot be reached/)).toBeVisible())
  await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Piotr Nowak')
})

/** After the sign-up. */
export const ConfirmationRequired = meta.story({ ...at('/confirmation-required', { as: 'nobody' }) })

/** Asking for a new password. */
export const ForgotPassword = meta.story({ ...at('/forgot-password', { as: 'nobody' }) })

ForgotPassword.test('does not tell whether there is such an account', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /E-mail/ }), 'nobody@nowhere.test')
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
  await expect(await canvas.findByText(/If there is an account with this address/)).toBeVisible()
})

/** Setting the new one. */
export const ResetPassword = meta.story({ ...at('/reset-password', { as: 'nobody' }) })

ResetPassword.test('takes two equal passwords only', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^New password/), 'Short')
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
  await expect(canvas.getByLabelText(/^New password/)).toBeInvalid()
  await userEvent.clear(canvas.getByLabelText(/^New password/))
  await userEvent.type(canvas.getByLabelText(/^New password/), 'One that is long')
  await userEvent.type(canvas.getByLabelText(/^Repeat new password/), 'Another')
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
  await expect(nth(await canvas.findAllByText('The two passwords differ'), 0)).toBeVisible()
  await userEvent.clear(canvas.getByLabelText(/^Repeat new password/))
  await userEvent.type(canvas.getByLabelText(/^Repeat new password/), 'One that is long')
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
  await expect(await canvas.findByText('Your new password is saved.')).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
  await expect(await canvas.findByRole('heading', { name: 'Sign in to your workspace' })).toBeVisible()
})

/** Taking a locked session up again. */
export const Unlock = meta.story({ ...at('/unlock-session', { as: 'nobody' }) })

Unlock.test('says that e-mail and password do not match, then lets in', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /E-mail/ }), 'm.kowalczyk@terranova.eu')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong')
  await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }))
  await expect(await canvas.findByText(/E-mail and password do not match/)).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('group', { name: '1 problem to solve' })).toHaveFocus())
  await userEvent.clear(canvas.getByLabelText(/^Password/))
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Welcome-to-EMBPM')
  await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }))
  await waitFor(() => expect(localStorage.getItem('access_token')).not.toBeNull())
})

/** After signing out. */
export const SignOut = meta.story({ ...at('/sign-out') })

SignOut.test('has forgotten the token and leads to the sign-in', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Sign in again' }))
  await expect(await canvas.findByRole('heading', { name: 'Sign in to your workspace' })).toBeVisible()
  await expect(localStorage.getItem('access_token')).toBeNull()
})
