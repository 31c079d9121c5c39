import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { SignInScreen } from './SignInScreen.js'

const meta = preview.meta({ component: SignInScreen })

/** A page was asked for without being signed in: the sign-in within the workspace. */
export const Returning = meta.story({
  ...at('/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services?q=idoc', { as: 'nobody' }),
})

Returning.test(
  'names the empty fields, and says that e-mail and password do not match, not which',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findAllByText('This field is required')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), 'someone@terranova.eu')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail and password do not match')
  },
)

Returning.test('says that one returns, and does', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('You will return to the page you asked for.')).toBeVisible()
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), 'm.kowalczyk@terranova.eu')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Welcome-to-EMBPM')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  await expect(await canvas.findByRole('searchbox')).toHaveValue('idoc')
})

Returning.test('keeps what was typed when the server does not answer', async ({ canvas, msw, userEvent }) => {
  msw.use(http.post('*/api/auth/sign-in', () => HttpResponse.error()))
  await userEvent.type(await canvas.findByRole('textbox', { name: /E-mail/ }), 'm.kowalczyk@terranova.eu')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'x')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached'))
  await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveValue('m.kowalczyk@terranova.eu')
})
