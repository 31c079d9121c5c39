import preview from '@embpm/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { ScenarioProcessScreen } from './ScenarioProcessScreen.js'

const meta = preview.meta({ component: ScenarioProcessScreen })

const scenes = pageScenes({
  path: 'implementation/scenario-processes',
  endpoint: '/implementation/scenario-processes',
  id: 'SP-00002',
})

/** A process of a scenario as one opens it. */
export const Default = meta.story(scenes.found)

/** A process of a scenario that does not exist yet. */
export const New = meta.story(scenes.new)

/** There is none of this id. */
export const NotFound = meta.story(scenes.notFound)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

Default.test('shows the whole scenario in its order', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: 'Scenario processes' })
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(2))
})

New.test('needs a scenario and a process', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
  await expect(await canvas.findByText('2 problems to solve')).toBeVisible()
})
