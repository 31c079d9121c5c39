import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { fn } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { english } from '../testing/english.fixture.js'
import { ricefwColumns, ricefwPickerWords, RicefwPicker } from './RicefwPicker.js'
import { ricefws } from './ricefws.fixture.js'

const meta = preview.meta({
  component: RicefwPicker,
  args: { source: ricefws, label: 'RICEFW', defaultValue: '{"ricefw":"RPT-0012"}', onValueChange: fn() },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'RICEFW',
  title: 'Select RICEFW',
  tokens: 'material CNV-0006',
  found: {
    row: /CNV-0006/,
    suggested: /CNV-0006.*Order to cash › Sales orders/,
    shown: 'CNV-0006 · Material migration',
    value: '{"ricefw":"CNV-0006"}',
  },
  other: { row: /RPT-0001/, shown: 'RPT-0001 · Open sales orders by due date', value: '{"ricefw":"RPT-0001"}' },
  chosen: 'RPT-0012 · Open payment runs by due date',
})
const context = 'for Operation order OO-2026-0147'

export const Default = meta.story({})
/** Begins with an id that was stored without JSON around it. */
export const Open = meta.story({ ...wideScreen, args: { context, defaultValue: 'RPT-0012' }, play: checks.open })
export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })
export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        ricefwPicker: { title: 'RICEFW auswählen', search: 'RICEFW-Objekte durchsuchen', wbs: 'PSP' },
        valueHelp: { cancel: 'Abbrechen', preview: 'Vorschau' },
      }}
    >
      <RicefwPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('RICEFW auswählen')
    await dialog.findByRole('searchbox', { name: 'RICEFW-Objekte durchsuchen' })
  },
})

Default.test('finds RICEFW items and their processes by words in any order, and gives JSON text', checks.picks)
Open.test('is fullscreen, has its columns, and sorts by each', async () => {
  await checks.isOfSize('fullscreen')
  await checks.openShowsColumns({
    columns: ricefwColumns(english(ricefwPickerWords)),
    sort: { column: /^Name/, first: /Billing document approval/ },
  })
})
Open.test('reads a bare id, says what is missing without a selection, and stays open', checks.openSaysWhatIsMissing)
