import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { columnTexts } from '../../../entity/columnTexts.fixture.js'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { ScenarioProcessScreen } from './ScenarioProcessScreen.js'

const meta = preview.meta({ component: ScenarioProcessScreen })

const scenes = pageScenes({ path: 'implementation/scenario-processes', id: 'SP-00002' })

/** A process of a scenario as one opens it. */
export const Default = meta.story(scenes.found)

/** A process of a scenario that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('shows the whole scenario in its order', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: 'Whole scenario' })
  const sequence = () => columnTexts(grid, 'Sequence').map(Number)
  await waitFor(() => expect(sequence().length).toBeGreaterThan(1))
  await expect(sequence()).toEqual(sequence().toSorted((a, b) => a - b))
})
