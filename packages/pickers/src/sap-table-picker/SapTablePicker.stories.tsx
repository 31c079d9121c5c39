import { sampleRows } from '@embpm/backend/seeds'
import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { tableFields } from '../table-fields/tableFields.fixture.js'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { ignoresRepeats } from '../testing/ignoresRepeats.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { SapTablePicker } from './SapTablePicker.js'
import { sapTableTree } from './sapTables.fixture.js'

const meta = preview.meta({
  component: SapTablePicker,
  args: {
    source: sapTableTree(sampleRows.sapTables(74)),
    fields: tableFields,
    label: 'SAP table',
    defaultValue: 'VA01/VBAP',
    onValueChange: fn(),
  },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'SAP table',
  title: 'Select SAP table',
  role: 'treeitem',
  tokens: 'items LIPS',
  found: { row: /^LIPS.*Delivery: items/, shown: 'LIPS', value: 'VL01N/LIPS' },
  other: { row: /^VBEP Sales document/, shown: 'VBEP', value: 'VA01/VBEP' },
  chosen: 'VBAP',
})
const context = 'for Operation order OO-2026-0147'

export const Default = meta.story({})
export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })
export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })
export const German = meta.story({
  args: { label: 'SAP-Tabelle' },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        sapTablePicker: { title: 'SAP-Tabelle auswählen', search: 'Transaktionen und Tabellen durchsuchen' },
        valueHelp: { cancel: 'Abbrechen', preview: 'Vorschau' },
      }}
    >
      <SapTablePicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('SAP-Tabelle auswählen')
    await dialog.findByRole('searchbox', { name: 'Transaktionen und Tabellen durchsuchen' })
  },
})

Default.test('finds tables by words in any order, and gives the id of the node', checks.picks)
Default.test('ignores a second confirmation within a second', ({ args }) =>
  ignoresRepeats({ title: 'Select SAP table', role: 'treeitem', first: /^VBEP/, second: /^KNA1/ }, args),
)

Open.test('is fullscreen, and shows the fields of a table, and the program of a transaction', async ({ args }) => {
  await checks.isOfSize('fullscreen')
  const dialog = within(screen.getByRole('dialog', { name: 'Select SAP table' }))
  const aside = within(dialog.getByRole('complementary', { name: 'Preview' }))
  await expect(await aside.findByRole('heading', { name: 'VBAP' })).toBeVisible()
  await expect(await aside.findByText('12 fields')).toBeVisible()
  await expect(aside.getByText('VA01')).toBeVisible()

  // Only tables can be chosen.
  await userEvent.click(dialog.getByRole('treeitem', { name: /^VA02 / }))
  await expect(await aside.findByText('SAPMV45A')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove VBAP' })).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Select SAP table' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
