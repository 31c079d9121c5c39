import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows } from '../testing/storySources.fixture.js'
import { dataElementColumns } from './dataElementColumns.js'
import { dataElements, dataElementSource, sampleDataElements } from './dataElements.fixture.js'
import { DataElementPicker } from './DataElementPicker.js'

const meta = preview.meta({
  component: DataElementPicker,
  args: { source: dataElements, label: 'Data element', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const chosen = 'DE-00003'
const open = () => openPicker('Select table')
const wide = { globals: { viewport: { value: 'wide' } }, parameters: storyScreens }

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({ args: { defaultValue: chosen, description: 'Chosen by the process owner' } })
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: chosen, disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: chosen, readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'Data element that tells the meaning, the type and the labels of the field',
    defaultValue: 'DE-00001',
    source: dataElementSource(
      sampleDataElements(2).map((row) => ({ ...row, description: `${row.description} `.repeat(12) })),
    ),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: chosen }, parameters: { direction: 'rtl' } })

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Data element' }))
    await userEvent.keyboard('document number')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  ...wide,
  args: { defaultValue: chosen, context: 'for Field VBELN of VBAK' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /\bMATNR\W+Material number(?! \d)/ })
  },
})

export const Searched = meta.story({
  ...wide,
  args: { defaultValue: chosen },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('code BUKRS')
    await dialog.findByRole('row', { name: /\bBUKRS\W+Company code(?! \d)/ })
    await waitFor(() => expect(dialog.queryByRole('row', { name: /\bMATNR\W+Material number(?! \d)/ })).toBeNull())
  },
})

export const OpenRightToLeft = meta.story({
  globals: wide.globals,
  args: { defaultValue: chosen },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /\bMATNR\W+Material number(?! \d)/ })
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: chosen, context: 'for Field VBELN of VBAK' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /\bMATNR\W+Material number(?! \d)/ })
  },
})

export const Loading = meta.story({
  args: { source: silentRows(dataElements) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: dataElementSource([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No data elements yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('row', { name: /\bMATNR\W+Material number(?! \d)/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingRows(dataElements, Infinity) },
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
        dataElementPicker: {
          title: 'Tabelle auswählen',
          search: 'Datenelemente durchsuchen',
          rollName: 'Datenelement',
        },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <DataElementPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('Tabelle auswählen')
  },
})

Chosen.test('shows the label behind the stored value', async () => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Data element' })).toHaveValue('WERKS_D · Plant'))
})

Open.test('is a dialog of size fullscreen', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select table' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'fullscreen')
})

Open.test('has its columns, and sorts by each that is sortable', async () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Select table' }))
  const heads = dialog.getAllByRole('columnheader').filter((head) => head.title !== '')
  const shown = dataElementColumns.filter((column) => !('hidden' in column))
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
  await expect(screen.getByRole('searchbox', { name: 'Datenelemente durchsuchen' })).toHaveFocus()
})
