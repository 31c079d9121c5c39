import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { EmployeeAssignmentScreen } from './EmployeeAssignmentScreen.js'

const meta = preview.meta({ component: EmployeeAssignmentScreen })

const scenes = pageScenes({ path: 'implementation/employee-assignment/list', id: 'EA-00002' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

New.test('assigns somebody to a scenario', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Scenario' }))
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Works for/ }), 'SC-0001')
  await userEvent.click(await screen.findByRole('option', { name: /SC-0001/ }))
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Employee/ }), 'Lena Brandt')
  await userEvent.click(await screen.findByRole('option', { name: /Lena Brandt/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Lena Brandt/ })).toBeVisible())
})
