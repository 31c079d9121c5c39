import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingTree, silentTree } from '../testing/storySources.fixture.js'
import { tableFields } from '../table-fields/tableFields.fixture.js'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { SapTablePicker } from './SapTablePicker.js'
import { sampleSapTables, sapTables, sapTableTree } from './sapTables.fixture.js'

const meta = preview.meta({
  component: SapTablePicker,
  args: {
    source: sapTables,
    fields: tableFields,
    label: 'SAP table',
    onValueChange: fn(),
    onBlur: fn(),
  },
  beforeEach: freshHistory,
})

const open = () => openPicker('Select SAP table')

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({
  args: { defaultValue: 'VA01/VBAP', description: 'Chosen by the process owner' },
})
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: 'VA01/VBAP', disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: 'VA01/VBAP', readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'SAP table that the transaction writes to when the order is saved for the first time',
    defaultValue: 'VA01/VBAK',
    source: sapTableTree(sampleSapTables(5).map((node) => ({ ...node, attr2: `${node.attr2} `.repeat(8) }))),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: 'VA01/VBAP' }, parameters: { direction: 'rtl' } })

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'SAP table' }))
    await userEvent.keyboard('sales items')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  args: { defaultValue: 'VA01/VBAP', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('treeitem', { name: /^VBAP/ })
  },
})

export const Searched = meta.story({
  args: { defaultValue: 'VA01/VBAP' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('sales items')
    await dialog.findAllByRole('treeitem', { name: /^VBAP Sales document: items/ })
  },
})

export const OpenRightToLeft = meta.story({
  args: { defaultValue: 'VA01/VBAP' },
  globals: { viewport: { value: 'wide' } },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    await open()
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: 'VA01/VBAP', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    await open()
  },
})

export const Loading = meta.story({
  args: { source: silentTree(sapTables) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: sapTableTree([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No transactions yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('treeitem', { name: /^VBAP/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingTree(sapTables, Infinity) },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Select SAP table' }))
    await dialog.findByText('Nothing is selected')
  },
})

export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        sapTablePicker: { title: 'SAP-Tabelle auswählen', search: 'Transaktionen und Tabellen durchsuchen' },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <SapTablePicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('SAP-Tabelle auswählen')
  },
})

Chosen.test('shows the label behind the stored value', async () => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'SAP table' })).toHaveValue('VBAP'))
})

Open.test('is a dialog of size fullscreen', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select SAP table' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'fullscreen')
})

Open.test('shows the fields of the marked table, and the program of a transaction', async () => {
  const aside = within(screen.getByRole('complementary', { name: 'Preview' }))
  await expect(aside.getByRole('heading', { name: 'VBAP' })).toBeVisible()
  await expect(aside.getByText('11 fields')).toBeVisible()
  await userEvent.click(screen.getByRole('treeitem', { name: /^VA02 / }))
  await expect(await aside.findByText('SAPMV45A')).toBeVisible()
})

Open.test('lets only tables be chosen', async ({ args }) => {
  const dialog = within(screen.getByRole('dialog', { name: 'Select SAP table' }))
  await userEvent.click(dialog.getByRole('treeitem', { name: /^VA02 / }))
  await expect(dialog.getByRole('button', { name: 'Remove VBAP' })).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('treeitem', { name: /^VBEP / }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove VBEP' })).toBeInTheDocument())
  await userEvent.click(dialog.getByRole('button', { name: 'Select SAP table' }))
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith('VA01/VBEP', { reason: 'pick' })
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'Transaktionen und Tabellen durchsuchen' })).toHaveFocus()
})
