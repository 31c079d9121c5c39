import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { fn } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { english } from '../testing/english.fixture.js'
import { dataFields } from './dataFields.fixture.js'
import {
  dictionaryFieldColumns,
  dictionaryFieldsPickerWords,
  DictionaryFieldsPicker,
} from './DictionaryFieldsPicker.js'

const meta = preview.meta({
  component: DictionaryFieldsPicker,
  args: { source: dataFields, label: 'Fields', defaultValue: ['DF-00015'], onValueChange: fn() },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'Fields',
  title: 'Select fields',
  tokens: 'document VBELN',
  found: { row: /\bVBELN_VA\b/, shown: 'VBELN_VA', value: ['DF-00015', 'DF-00014'] },
  other: { row: /\bMANDT\b/, shown: 'MANDT', value: ['DF-00015', 'DF-00013'] },
  chosen: 'POSNR_VA',
  multiple: true,
})
const context = 'for Mapping MAP-0031'

export const Default = meta.story({})
export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })
export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })
export const German = meta.story({
  args: { label: 'Felder' },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        dictionaryFieldsPicker: { title: 'Felder auswählen', search: 'Felder durchsuchen', fieldName: 'Feld' },
        valueHelp: { cancel: 'Abbrechen', removeAll: 'Alle entfernen', selectedCount: '{count} ausgewählt' },
      }}
    >
      <DictionaryFieldsPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('Felder auswählen')
    await dialog.findByRole('searchbox', { name: 'Felder durchsuchen' })
  },
})

Default.test('finds fields by words in any order, and gives a list of ids', checks.picks)
Open.test('is fullscreen, has its columns, and sorts by each', async () => {
  await checks.isOfSize('fullscreen')
  await checks.openShowsColumns({
    columns: dictionaryFieldColumns(english(dictionaryFieldsPickerWords)),
    sort: { column: /^Field/, first: /AUART/ },
  })
})
