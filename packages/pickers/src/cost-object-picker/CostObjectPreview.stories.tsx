import { sampleRows } from '@embpm/backend/seeds'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { narrowScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { CostObjectPreview } from './CostObjectPreview.js'

const objects = sampleRows.costObjects(9)
const single = nth(objects, 0)
const group = nth(objects, 8)

const meta = preview.meta({ component: CostObjectPreview, args: { costObject: single } })

export const Default = meta.story(narrowScreen)
export const States = meta.story({
  ...wideScreen,
  ...states(CostObjectPreview, {
    Hierarchy: { costObject: group },
    'Without description': { costObject: { ...single, description: '', metadata: null } },
    'Long text': {
      costObject: {
        ...single,
        name: 'Central maintenance and servicing of all production lines '.repeat(3),
        responsible: 'Maximiliane Charlotte von Hohenstein-Wittelsbach',
        description: 'Collects what is spent on spare parts, lubricants and hours of the workshop. '.repeat(5),
      },
    },
  }),
})

States.test('says which cost object is there for others', async ({ canvas }) => {
  const note = 'Stands for the cost objects below it'
  await expect(stateOf(canvas, 'Hierarchy').getByText(note)).toBeVisible()
  await expect(stateOf(canvas, 'Without description').getByRole('heading', { name: 'Assembly line' })).toBeVisible()
  await expect(stateOf(canvas, 'Without description').queryByText(note)).toBeNull()
})
