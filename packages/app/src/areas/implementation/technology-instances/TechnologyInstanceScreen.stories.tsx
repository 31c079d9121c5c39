import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { TechnologyInstanceScreen } from './TechnologyInstanceScreen.js'

const meta = preview.meta({ component: TechnologyInstanceScreen })

const scenes = pageScenes({ path: 'implementation/technology-instances', id: 'TIN-00001' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

New.test('creates one by its technology and host, and opens it', async ({ canvas, userEvent }) => {
  const technology = await canvas.findByRole('combobox', { name: /^Technology/ })
  await userEvent.type(technology, 'kafka')
  await userEvent.click(await screen.findByRole('option', { name: /Kafka/ }))
  await userEvent.type(canvas.getByRole('textbox', { name: /^Host/ }), 'events01.terranova.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /events01/ })).toBeVisible())
})
