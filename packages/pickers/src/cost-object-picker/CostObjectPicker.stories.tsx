import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { fn } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { english } from '../testing/english.fixture.js'
import { costObjectColumns } from './costObjectColumns.js'
import { costObjectPickerWords } from './costObjectPickerWords.js'
import { costObjects } from './costObjects.fixture.js'
import { CostObjectPicker } from './CostObjectPicker.js'

const meta = preview.meta({
  component: CostObjectPicker,
  args: { source: costObjects, label: 'Cost object', defaultValue: 'CO-00003', onValueChange: fn() },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'Cost object',
  title: 'Select cost object',
  tokens: 'shop press',
  found: { row: /3000030.*Press shop/, shown: '3000030 Press shop', value: 'CO-00004' },
  other: { row: /1000000.*Assembly line/, shown: '1000000 Assembly line', value: 'CO-00001' },
  chosen: '1000020 Quality laboratory',
})
const context = 'for Operation order OO-2026-0147'

export const Default = meta.story({})
export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })
export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })
export const German = meta.story({
  ...wideScreen,
  args: { label: 'Kostenobjekt' },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        costObjectPicker: {
          title: 'Kostenobjekt auswählen',
          search: 'Kostenobjekte durchsuchen',
          costObject: 'Kostenobjekt',
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
        valueHelp: { cancel: 'Abbrechen', preview: 'Vorschau' },
      }}
    >
      <CostObjectPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('Kostenobjekt auswählen')
    await dialog.findByRole('searchbox', { name: 'Kostenobjekte durchsuchen' })
    await dialog.findByRole('heading', { name: 'Quality laboratory' })
  },
})

Default.test('finds cost objects by words in any order, and gives the id', checks.picks)
Open.test('is fullscreen, has its 15 columns, and sorts by each but the JSON', async () => {
  await checks.isOfSize('fullscreen')
  await checks.openShowsColumns({
    columns: costObjectColumns(english(costObjectPickerWords)),
    sort: { column: /^Name/, first: /Assembly line/ },
  })
})
