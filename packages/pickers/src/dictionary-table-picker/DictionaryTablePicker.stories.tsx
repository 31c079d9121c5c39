import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { tableFields } from '../table-fields/tableFields.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows } from '../testing/storySources.fixture.js'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { dictionaryTableColumns } from './dictionaryTableColumns.js'
import { dictionaryTables, dictionaryTableSource, sampleDictionaryTables } from './dictionaryTables.fixture.js'
import { DictionaryTablePicker } from './DictionaryTablePicker.js'

const meta = preview.meta({
  component: DictionaryTablePicker,
  args: {
    source: dictionaryTables,
    fields: tableFields,
    label: 'Table',
    onValueChange: fn(),
    onBlur: fn(),
  },
  beforeEach: freshHistory,
})

const chosen = 'DT-00003'
const open = () => openPicker('Select table')
const wide = { globals: { viewport: { value: 'wide' } }, parameters: storyScreens }

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({ args: { defaultValue: chosen, description: 'Chosen by the process owner' } })
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: chosen, disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: chosen, readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'Table of the dictionary from which the fields of the mapping are taken over',
    defaultValue: 'DT-00001',
    source: dictionaryTableSource(
      sampleDictionaryTables(2).map((row) => ({ ...row, tableName: `${row.tableName}_`.repeat(12) })),
    ),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: chosen }, parameters: { direction: 'rtl' } })

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Table' }))
    await userEvent.keyboard('sales item')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  ...wide,
  args: { defaultValue: chosen, context: 'for Mapping MAP-0031' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /^(?!.*extension).*\bVBAK\b/ })
  },
})

export const Searched = meta.story({
  ...wide,
  args: { defaultValue: chosen },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('item VBAP')
    await dialog.findByRole('row', { name: /^(?!.*extension).*\bVBAP\b/ })
    await waitFor(() => expect(dialog.queryByRole('row', { name: /^(?!.*extension).*\bVBAK\b/ })).toBeNull())
  },
})

export const OpenRightToLeft = meta.story({
  globals: wide.globals,
  args: { defaultValue: chosen },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /^(?!.*extension).*\bVBAK\b/ })
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: chosen, context: 'for Mapping MAP-0031' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /^(?!.*extension).*\bVBAK\b/ })
  },
})

export const Loading = meta.story({
  args: { source: silentRows(dictionaryTables) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: dictionaryTableSource([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No tables yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('row', { name: /^(?!.*extension).*\bVBAK\b/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingRows(dictionaryTables, Infinity) },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Select table' }))
    await dialog.findByText('Nothing is selected')
  },
})

export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        dictionaryTablePicker: {
          selectTable: 'Tabelle auswählen',
          search: 'Tabellen durchsuchen',
          tableName: 'Tabellenname',
        },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <DictionaryTablePicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('Tabelle auswählen')
  },
})

Chosen.test('shows the label behind the stored value', async () => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Table' })).toHaveValue('LIKP · Delivery: header'))
})

Open.test('is a dialog of size fullscreen', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select table' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'fullscreen')
})

Open.test('has its columns, and sorts by each that is sortable', async () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Select table' }))
  const heads = dialog.getAllByRole('columnheader').filter((head) => head.title !== '')
  const shown = dictionaryTableColumns.filter((column) => !('hidden' in column))
  await expect(heads.map((head) => head.title).toSorted()).toEqual(shown.map(({ header }) => header).toSorted())
  const sortable = shown.filter((column) => !('sortable' in column))
  await expect(heads.filter((head) => head.hasAttribute('aria-sort'))).toHaveLength(sortable.length)
})

NothingSelected.test('says what is missing in words that can be replaced', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Select a row first')
  await expect(screen.getByRole('dialog', { name: 'Select table' })).toBeVisible()
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'Tabellen durchsuchen' })).toHaveFocus()
})
