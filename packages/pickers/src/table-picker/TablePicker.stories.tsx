import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { tableFields } from '../table-fields/tableFields.fixture.js'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { dataTables } from './dataTables.fixture.js'
import { TablePicker } from './TablePicker.js'

const meta = preview.meta({
  component: TablePicker,
  args: { source: dataTables, fields: tableFields, label: 'Table', defaultValue: 'DM-00002', onValueChange: fn() },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'Table',
  title: 'Select table',
  role: 'treeitem',
  tokens: 'lines EKET',
  found: { row: /^4.1.1 - EKET v1.*Schedule lines/, shown: '4.1.1 - EKET v1', value: 'DM-00013' },
  other: { row: /^2 - LIKP v1/, shown: '2 - LIKP v1', value: 'DM-00007' },
  chosen: '1.1 - VBAP v2',
})
const context = 'for Operation order OO-2026-0147'

export const Default = meta.story({})
export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })
export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })
export const German = meta.story({
  args: { label: 'Tabelle' },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        tablePicker: { title: 'Tabelle auswählen', search: 'Tabellen durchsuchen' },
        valueHelp: { cancel: 'Abbrechen', preview: 'Vorschau' },
      }}
    >
      <TablePicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('Tabelle auswählen')
    await dialog.findByRole('searchbox', { name: 'Tabellen durchsuchen' })
  },
})
/** A dialog with the button that empties the value. */
export const Clearable = meta.story({ args: { clearable: true }, play: checks.open })
/** Without a source of fields there is no preview. */
export const WithoutFields = meta.story({
  ...wideScreen,
  args: { fields: undefined },
  play: async () => {
    await checks.open()
    await expect(screen.queryByRole('complementary')).toBeNull()
  },
})

Default.test('finds tables by words in any order, and gives the id', checks.picks)

Open.test('is of size xxl, and marks in the fields what was searched for in the tree', async () => {
  await checks.isOfSize('xxl')
  const dialog = within(screen.getByRole('dialog', { name: 'Select table' }))
  await expect(dialog.queryByRole('button', { name: 'Clear value' })).toBeNull()
  const aside = within(dialog.getByRole('complementary', { name: 'Preview' }))
  await expect(await aside.findByRole('heading', { name: 'VBAP' })).toBeVisible()
  await userEvent.click(dialog.getByRole('treeitem', { name: /^1.2 - VBPA v1/ }))
  await expect(await aside.findByRole('heading', { name: 'VBPA' })).toBeVisible()

  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.keyboard('sales schedule')
  await dialog.findByRole('treeitem', { name: /^1.1.1 - VBEP v3/ })
  await userEvent.click(dialog.getByRole('treeitem', { name: /^1.1 - VBAP v2/ }))
  const row = await aside.findByRole('row', { name: /VBELN/ })
  await waitFor(() => expect(row.querySelector('mark')).toHaveTextContent('Sales'))
})

Clearable.test('empties the value and closes, and offers to clear only what there is', async ({ args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear value' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith(null, { reason: 'clear' })
  await expect(screen.getByRole('combobox', { name: 'Table' })).toHaveValue('')
  const dialog = await openPicker('Select table')
  await expect(dialog.queryByRole('button', { name: 'Clear value' })).toBeNull()
})
