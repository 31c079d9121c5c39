import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { listAnswer } from '../../entity/listAnswer.fixture.js'
import { SettingScreen } from './SettingScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/config'
const endpoint = '/administration/configurations/:id'

const meta = preview.meta({ component: SettingScreen })

/** A setting as one opens it. */
export const Default = meta.story({ ...at(`${list}/CFG-00015`) })

/** A setting that does not exist yet. */
export const New = meta.story({ ...at(`${list}/new`) })

/** There is none of this id. */
export const NotFound = meta.story({ ...at(`${list}/XYZ-99999`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(`${list}/CFG-00015`),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${list}/CFG-00015`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${list.replace('/en/', '/de/')}/CFG-00015`) })

/** In Polish. */
export const Polish = meta.story({ ...at(`${list.replace('/en/', '/pl/')}/CFG-00015`) })

/** A secret, which nobody can read. */
export const Secret = meta.story({ ...at(`${list}/CFG-00009`) })

Default.test('refuses a value that does not fit its type, in words', async ({ canvas, userEvent }) => {
  const value = await canvas.findByRole('textbox', { name: /^Value/ })
  await userEvent.clear(value)
  await userEvent.type(value, 'smtp')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Type/ }), 'Number')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.getAllByText(/The value does not fit its type/).length).toBeGreaterThan(0))
  await expect(value).toHaveValue('smtp')
})

Secret.test('is written and not told again', async ({ canvas, userEvent }) => {
  const value = await canvas.findByLabelText(/^Value/)
  await expect(value).toHaveAttribute('type', 'password')
  await userEvent.type(value, 'new secret')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await waitFor(() => expect(canvas.getByLabelText(/^Value/)).toHaveValue(''))
})
