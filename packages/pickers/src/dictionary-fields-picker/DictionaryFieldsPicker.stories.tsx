import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows } from '../testing/storySources.fixture.js'
import { dictionaryFieldColumns } from './dictionaryFieldColumns.js'
import { dataFields, dataFieldSource, sampleDataFields } from './dataFields.fixture.js'
import { DictionaryFieldsPicker } from './DictionaryFieldsPicker.js'

const meta = preview.meta({
  component: DictionaryFieldsPicker,
  args: { source: dataFields, label: 'Fields', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const chosen = ['DF-00003']
const open = () => openPicker('Select fields')
const wide = { globals: { viewport: { value: 'wide' } }, parameters: storyScreens }

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({ args: { defaultValue: chosen, description: 'Chosen by the process owner' } })
export const Many = meta.story({ args: { defaultValue: sampleDataFields(12).map(({ id }) => id) } })
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: chosen, disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: chosen, readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'Fields of the table that the interface hands over with each message',
    defaultValue: ['DF-00001', 'DF-00002'],
    source: dataFieldSource(sampleDataFields(2).map((row) => ({ ...row, fieldName: `${row.fieldName}_`.repeat(12) }))),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: chosen }, parameters: { direction: 'rtl' } })

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Fields' }))
    await userEvent.keyboard('document')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  ...wide,
  args: { defaultValue: chosen, context: 'for Mapping MAP-0031' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /^(?!.*extension).*\bMANDT\b/ })
  },
})

export const Searched = meta.story({
  ...wide,
  args: { defaultValue: chosen },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('document VBELN')
    await dialog.findByRole('row', { name: /^(?!.*extension).*\bVBELN\b/ })
    await waitFor(() => expect(dialog.queryByRole('row', { name: /^(?!.*extension).*\bMANDT\b/ })).toBeNull())
  },
})

export const OpenRightToLeft = meta.story({
  globals: wide.globals,
  args: { defaultValue: chosen },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /^(?!.*extension).*\bMANDT\b/ })
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: chosen, context: 'for Mapping MAP-0031' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /^(?!.*extension).*\bMANDT\b/ })
  },
})

export const Loading = meta.story({
  args: { source: silentRows(dataFields) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: dataFieldSource([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No fields yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('row', { name: /^(?!.*extension).*\bMANDT\b/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingRows(dataFields, Infinity) },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Select fields' }))
    await dialog.findByText('Nothing is selected')
  },
})

export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        dictionaryFieldsPicker: {
          title: 'Felder auswählen',
          search: 'Felder durchsuchen',
          fieldName: 'Feld',
        },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <DictionaryFieldsPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('Felder auswählen')
  },
})

Chosen.test('shows a token for each stored key', async () => {
  await expect(await screen.findByRole('button', { name: 'Remove POSNR' })).toBeInTheDocument()
})

Open.test('is a dialog of size fullscreen', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select fields' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'fullscreen')
})

Open.test('has its columns, and sorts by each that is sortable', async () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Select fields' }))
  const heads = dialog.getAllByRole('columnheader').filter((head) => head.title !== '')
  const shown = dictionaryFieldColumns.filter((column) => !('hidden' in column))
  await expect(heads.map((head) => head.title).toSorted()).toEqual(shown.map(({ header }) => header).toSorted())
  const sortable = shown.filter((column) => !('sortable' in column))
  await expect(heads.filter((head) => head.hasAttribute('aria-sort'))).toHaveLength(sortable.length)
})

NothingSelected.test('says what is missing in words that can be replaced', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Select a row first')
  await expect(screen.getByRole('dialog', { name: 'Select fields' })).toBeVisible()
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'Felder durchsuchen' })).toHaveFocus()
})
