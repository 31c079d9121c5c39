import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { fn } from 'storybook/test'
import { ricefwsById } from '../ricefw-picker/ricefws.fixture.js'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { RicefwPagePicker } from './RicefwPagePicker.js'

const meta = preview.meta({
  component: RicefwPagePicker,
  args: { source: ricefwsById, label: 'RICEFW', defaultValue: 'RIC-00067', onValueChange: fn() },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'RICEFW',
  title: 'Select RICEFW',
  tokens: 'Brazil journal approval',
  found: { row: /Journal entry approval Brazil$/, shown: 'Journal entry approval Brazil', value: 'RIC-00558' },
  other: { row: /Open sales orders by due date$/, shown: 'Open sales orders by due date', value: 'RIC-00001' },
  chosen: 'Open payment runs by due date',
})
const context = 'for Operation order OO-2026-0147'

export const Default = meta.story({})
export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })
export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })
export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        ricefwPagePicker: { selectRicefw: 'RICEFW auswählen', search: 'RICEFW-Objekte durchsuchen' },
        valueHelp: { cancel: 'Abbrechen', preview: 'Vorschau' },
      }}
    >
      <RicefwPagePicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('RICEFW auswählen')
    await dialog.findByRole('searchbox', { name: 'RICEFW-Objekte durchsuchen' })
  },
})

Default.test('finds RICEFW items by words in any order, and gives the id', checks.picks)
Open.test('is fullscreen, has one column, the name, and sorts by it', async () => {
  await checks.isOfSize('fullscreen')
  await checks.openShowsColumns({
    columns: [{ header: 'Name' }],
    sort: { column: /^Name/, first: /Billing document approval/ },
  })
})
