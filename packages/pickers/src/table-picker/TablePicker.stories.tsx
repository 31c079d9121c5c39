import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingTree, silentTree } from '../testing/storySources.fixture.js'
import { tableFields } from '../table-fields/tableFields.fixture.js'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { TablePicker } from './TablePicker.js'
import { dataTables, dataTableTree, sampleDataTables } from './dataTables.fixture.js'

const meta = preview.meta({
  component: TablePicker,
  args: {
    source: dataTables,
    fields: tableFields,
    label: 'Table',
    onValueChange: fn(),
    onBlur: fn(),
  },
  beforeEach: freshHistory,
})

const open = () => openPicker('Select table')

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({
  args: { defaultValue: 'DT-VBAP', description: 'Chosen by the process owner' },
})
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: 'DT-VBAP', disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: 'DT-VBAP', readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'Table of the data model that holds what the interface hands over at the end of the day',
    defaultValue: 'DT-VBAK',
    source: dataTableTree(
      sampleDataTables(1).map((table) => ({ ...table, description: `${table.description} `.repeat(12) })),
    ),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: 'DT-VBAP' }, parameters: { direction: 'rtl' } })

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Table' }))
    await userEvent.keyboard('sales schedule')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  args: { defaultValue: 'DT-VBAP', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('treeitem', { name: /^1.1 - VBAP v2/ })
  },
})

export const Searched = meta.story({
  args: { defaultValue: 'DT-VBAP' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('sales schedule')
    await dialog.findByRole('treeitem', { name: /^1.1.1 - VBEP v3/ })
  },
})

export const OpenRightToLeft = meta.story({
  args: { defaultValue: 'DT-VBAP' },
  globals: { viewport: { value: 'wide' } },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    await open()
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: 'DT-VBAP', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    await open()
  },
})

export const Loading = meta.story({
  args: { source: silentTree(dataTables) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: dataTableTree([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No tables yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('treeitem', { name: /^1.1 - VBAP v2/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingTree(dataTables, Infinity) },
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
        tablePicker: { title: 'Tabelle auswählen', search: 'Tabellen durchsuchen' },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <TablePicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('Tabelle auswählen')
  },
})

Chosen.test('shows the label behind the stored value', async () => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Table' })).toHaveValue('1.1 - VBAP v2'))
})

Open.test('is a dialog of size xxl', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select table' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'xxl')
})

Open.test('shows the fields of the marked table beside the tree', async () => {
  const aside = within(screen.getByRole('complementary', { name: 'Preview' }))
  await expect(aside.getByRole('heading', { name: 'VBAP' })).toBeVisible()
  await userEvent.click(screen.getByRole('treeitem', { name: /^1.2 - VBPA v4/ }))
  await expect(await aside.findByRole('heading', { name: 'VBPA' })).toBeVisible()
})

Searched.test('marks what was searched for in the tree and in the fields', async () => {
  await userEvent.click(screen.getByRole('treeitem', { name: /^1.1 - VBAP v2/ }))
  const aside = within(screen.getByRole('complementary', { name: 'Preview' }))
  const row = await aside.findByRole('row', { name: /VBELN/ })
  await expect(row.querySelector('mark')).toHaveTextContent('Sales')
})

export const Clearable = meta.story({
  args: { defaultValue: 'DT-VBAP', clearable: true },
  play: async () => {
    await open()
  },
})

Clearable.test('empties the value and closes', async ({ args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear value' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith(null, { reason: 'clear' })
  await expect(screen.getByRole('combobox', { name: 'Table' })).toHaveValue('')
})

Open.test('has no button that empties the value unless it is asked for', async () => {
  await expect(screen.queryByRole('button', { name: 'Clear value' })).toBeNull()
})

export const WithoutFields = meta.story({
  args: { defaultValue: 'DT-VBAP', fields: undefined },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    await open()
  },
})

WithoutFields.test('has no preview', async () => {
  await expect(screen.queryByRole('complementary')).toBeNull()
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'Tabellen durchsuchen' })).toHaveFocus()
})
