import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../../../entity/pageScenes.fixture.js'
import { ProjectRiskScreen } from './ProjectRiskScreen.js'

const meta = preview.meta({ component: ProjectRiskScreen })

const scenes = pageScenes({ path: 'implementation/project-management/risks', id: 'RK-00001' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

New.test('creates a risk of a project', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'The pilot has no devices')
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Project/ }), 'P-1002')
  await userEvent.click(await screen.findByRole('option', { name: /P-1002/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /The pilot has no devices/ })).toBeVisible())
})
