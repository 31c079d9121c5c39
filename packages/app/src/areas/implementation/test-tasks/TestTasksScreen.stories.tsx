import preview from '@embpm/storybook/preview'
import { at, sceneAddress } from '@embpm/storybook/at'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { TestTasksScreen } from './TestTasksScreen.js'

const meta = preview.meta({ component: TestTasksScreen })

const path = 'implementation/test-task'
const scenes = listScenes({ path, view: 'q=sales&tcode=VL01N&tcode=VF01&sort=-dueDate' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** Those that are selected get a tester and a due date at once. */
export const Assign = meta.story({
  ...at(`${sceneAddress(path)}?scenarioId=SC-00001`),
  play: async ({ userEvent }) => {
    const grid = await screen.findByRole('grid', { name: 'Test tasks' })
    await within(grid).findAllByText('SC-0001 10')
    await userEvent.click(within(grid).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: 'Assign' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Assign 30 test tasks/ }))
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Tester' }), 'Brandt')
    await userEvent.click(await screen.findByRole('option', { name: /Lena Brandt/ }))
  },
})

Assign.test('all of them have the tester then', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Assign 30 tasks' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const grid = within(screen.getByRole('grid', { name: 'Test tasks' }))
  await waitFor(() => expect(grid.getAllByText('Lena Brandt').length).toBeGreaterThanOrEqual(3))
})
