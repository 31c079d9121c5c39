import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { TestTaskScreen } from './TestTaskScreen.js'

const meta = preview.meta({ component: TestTaskScreen })

const scenes = pageScenes({ path: 'implementation/test-task', id: 'TT-00002' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('leads to all steps of its process', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'All steps of the process' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=steps&scenario=SC-00001&process=SP-00001'),
  )
})

New.test('creates one for a process of a scenario', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Process of the scenario/ }), 'SC-0001 1')
  const [option] = await screen.findAllByRole('option', { name: /^SC-0001/ })
  if (option) await userEvent.click(option)
  await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Check the archive')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Check the archive' })).toBeVisible())
})
