import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect } from 'storybook/test'
import { narrowScreen } from '../testing/storyScreens.fixture.js'
import { CostObjectPreview } from './CostObjectPreview.js'
import { sampleCostObjects } from './costObjects.fixture.js'

const [single] = sampleCostObjects(1)
const [group] = sampleCostObjects(9).slice(8)
if (single === undefined || group === undefined) throw new Error('The fixture is empty')

const meta = preview.meta({ component: CostObjectPreview, args: { costObject: single }, ...narrowScreen })

export const Default = meta.story({})
export const Hierarchy = meta.story({ args: { costObject: group } })
export const WithoutDescription = meta.story({ args: { costObject: { ...single, description: '', metadata: null } } })
export const LongText = meta.story({
  args: {
    costObject: {
      ...single,
      name: 'Central maintenance and servicing of all production lines '.repeat(3),
      responsible: 'Maximiliane Charlotte von Hohenstein-Wittelsbach',
      description: 'Collects what is spent on spare parts, lubricants and hours of the workshop. '.repeat(5),
    },
  },
})
export const RightToLeft = meta.story({ parameters: { ...narrowScreen.parameters, direction: 'rtl' } })
export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        costObjectPicker: {
          controllingArea: 'Kostenrechnungskreis',
          type: 'Art',
          category: 'Kategorie',
          responsible: 'Verantwortlich',
          plant: 'Werk',
          functionalArea: 'Funktionsbereich',
          currency: 'Währung',
          profitCenter: 'Profitcenter',
          costObjectGroup: 'Gruppe',
          description: 'Beschreibung',
          metadata: 'Metadaten',
        },
      }}
    >
      <CostObjectPreview {...args} />
    </UiStrings>
  ),
})

Hierarchy.test('says that it stands for others', async ({ canvas }) => {
  await expect(canvas.getByText('Stands for the cost objects below it')).toBeVisible()
})

Default.test('names what it shows', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Assembly line' })).toBeVisible()
  await expect(canvas.queryByText('Stands for the cost objects below it')).toBeNull()
})
