import preview from '@embpm/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { RefusedSignInError } from '../session/askForSession.js'
import { Entry } from './Entry.fixture.js'
import { SignInEntry } from './SignInEntry.js'

const meta = preview.meta({ component: SignInEntry, parameters: { layout: 'fullscreen' } })

const signIn = fn(() => Promise.resolve())
const begin = fn()

interface Tools {
  canvas: {
    findByRole: (role: string, options?: { name: RegExp | string }) => Promise<HTMLElement>
    getByLabelText: (text: RegExp) => HTMLElement
  }
  userEvent: {
    type: (element: HTMLElement, text: string) => Promise<void>
    click: (element: HTMLElement) => Promise<void>
  }
}

const fillIn = async ({ canvas, userEvent }: Tools) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /E-mail/ }), 'someone@terranova.eu')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'secret')
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
}

/** The page that a visit begins with, before the workspace is loaded. */
export const Default = meta.story({
  beforeEach: () => void [signIn.mockReset(), begin.mockReset()],
  render: () => <Entry signIn={signIn} onBegin={begin} />,
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
})

/** What is loaded next cannot be had: what was typed is kept. */
export const Failing = meta.story({
  render: () => <Entry signIn={() => Promise.reject(new TypeError('offline'))} onBegin={begin} />,
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached')
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('secret')
  },
})

/** E-mail and password do not match. */
export const Wrong = meta.story({
  render: () => <Entry signIn={() => Promise.reject(new RefusedSignInError('wrong'))} onBegin={begin} />,
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail and password do not match')
  },
})

Default.test('says that a user is locked, and why', async ({ canvas, userEvent }) => {
  signIn.mockRejectedValueOnce(new RefusedSignInError('locked', 'Left the project'))
  await fillIn({ canvas, userEvent })
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/This user is locked.* Reason: Left the project$/)
})

Default.test('begins to load the workspace when one turns to the form, and signs in', async ({ canvas, userEvent }) => {
  await expect(begin).not.toHaveBeenCalled()
  await fillIn({ canvas, userEvent })
  await expect(begin).toHaveBeenCalled()
  await waitFor(() => expect(signIn).toHaveBeenCalledWith({ email: 'someone@terranova.eu', password: 'secret' }))
})

Default.test('speaks another language and remembers it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Language/ }))
  await userEvent.click(
    await waitFor(() => {
      const option = [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(({ lang }) => lang === 'pl')
      if (!option) throw new Error('There is no Polish')
      return option
    }),
  )
  await expect(await canvas.findByRole('button', { name: 'Zaloguj się' })).toBeVisible()
  await expect(localStorage.getItem('activeLang')).toBe('pl')
  await waitFor(() => expect(document.documentElement.lang).toBe('pl'))
})
