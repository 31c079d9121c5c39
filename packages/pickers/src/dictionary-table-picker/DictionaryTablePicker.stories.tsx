import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { fn } from 'storybook/test'
import { tableFields } from '../table-fields/tableFields.fixture.js'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { english } from '../testing/english.fixture.js'
import { dictionaryTableColumns, dictionaryTablePickerWords, DictionaryTablePicker } from './DictionaryTablePicker.js'
import { dictionaryTables } from './dictionaryTables.fixture.js'

const meta = preview.meta({
  component: DictionaryTablePicker,
  args: {
    source: dictionaryTables,
    fields: tableFields,
    label: 'Table',
    defaultValue: 'DT-00003',
    onValueChange: fn(),
  },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'Table',
  title: 'Select table',
  tokens: 'item VBAP ECP',
  found: { row: /\bVBAP\b/, shown: 'VBAP · Sales document: item', value: 'DT-00002' },
  other: { row: /\bVBAK\b/, shown: 'VBAK · Sales document: header', value: 'DT-00001' },
  chosen: 'VBEP · Sales document: schedule line',
})
const context = 'for Mapping MAP-0031'

export const Default = meta.story({})
export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })
export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })
export const German = meta.story({
  ...wideScreen,
  args: { label: 'Tabelle' },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        dictionaryTablePicker: {
          selectTable: 'Tabelle auswählen',
          search: 'Tabellen durchsuchen',
          tableName: 'Tabellenname',
        },
        tableFields: {
          heading: 'Felder',
          field: 'Feld',
          type: 'Typ',
          length: 'Länge',
          key: 'Schlüsselfeld',
          copyName: 'Tabellennamen kopieren',
          count: { one: '{count} Feld', other: '{count} Felder' },
        },
        valueHelp: { cancel: 'Abbrechen', preview: 'Vorschau' },
      }}
    >
      <DictionaryTablePicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('Tabelle auswählen')
    await dialog.findByRole('searchbox', { name: 'Tabellen durchsuchen' })
    await dialog.findByText(/^\d+ Felder$/)
  },
})

Default.test('finds tables by words in any order, and gives the id', checks.picks)
Open.test('is fullscreen, has its columns, and sorts by each', async () => {
  await checks.isOfSize('fullscreen')
  await checks.openShowsColumns({
    columns: dictionaryTableColumns(english(dictionaryTablePickerWords)),
    sort: { column: /^Table name/, first: /ACDOCA/ },
  })
})
