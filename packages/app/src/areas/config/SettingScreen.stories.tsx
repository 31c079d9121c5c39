import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../entity/pageScenes.fixture.js'
import { SettingScreen } from './SettingScreen.js'

const meta = preview.meta({ component: SettingScreen })

const scenes = pageScenes({ path: 'config', id: 'CFG-00002' })

/** A setting as one opens it. */
export const Default = meta.story(scenes.found)

/** A setting that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** A secret, which nobody can read. */
export const Secret = meta.story(at(sceneAddress('config/CFG-00006')))

Default.test('refuses a value that does not fit its type, in words', async ({ canvas, userEvent }) => {
  const value = await canvas.findByRole('textbox', { name: /^Value/ })
  await userEvent.clear(value)
  await userEvent.type(value, 'smtp')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Type/ }), 'Number')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.getAllByText(/The value does not fit its type/).length).toBeGreaterThan(0))
  await expect(value).toHaveValue('smtp')
})

Secret.test('is written and not shown again', async ({ canvas, userEvent }) => {
  const value = await canvas.findByLabelText(/^Value/)
  await expect(value).toHaveAttribute('type', 'password')
  await userEvent.type(value, 'new secret')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await waitFor(() => expect(canvas.getByLabelText(/^Value/)).toHaveValue(''))
})
