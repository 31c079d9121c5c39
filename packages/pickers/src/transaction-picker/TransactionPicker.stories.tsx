import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { fn } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { ignoresRepeats } from '../testing/ignoresRepeats.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { english } from '../testing/english.fixture.js'
import { transactionColumns, transactionPickerWords, TransactionPicker } from './TransactionPicker.js'
import { transactions } from './transactions.fixture.js'

const meta = preview.meta({
  component: TransactionPicker,
  args: { source: transactions, label: 'Transaction', defaultValue: '{"transaction":"ME21N"}', onValueChange: fn() },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'Transaction',
  title: 'Select transaction',
  tokens: 'requisition display',
  found: {
    row: /ME53N/,
    suggested: /ME53N.*Materials management › Purchasing › Purchase requisitions/,
    shown: 'ME53N · Display purchase requisition',
    value: '{"transaction":"ME53N"}',
  },
  other: { row: /VA01/, shown: 'VA01 · Create sales order', value: '{"transaction":"VA01"}' },
  chosen: 'ME21N · Create purchase order',
})
const context = 'for Operation order OO-2026-0147'

export const Default = meta.story({})
/** Begins with a code that was stored without JSON around it. */
export const Open = meta.story({ ...wideScreen, args: { context, defaultValue: 'ME21N' }, play: checks.open })
export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })
export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        transactionPicker: {
          title: 'Transaktion auswählen',
          search: 'Transaktionen durchsuchen',
          tcode: 'Transaktionscode',
        },
        valueHelp: { cancel: 'Abbrechen', preview: 'Vorschau' },
      }}
    >
      <TransactionPicker {...args} label="Transaktion" />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('Transaktion auswählen')
    await dialog.findByRole('searchbox', { name: 'Transaktionen durchsuchen' })
  },
})

Default.test('finds transactions and their components by words in any order, and gives JSON text', checks.picks)
Default.test('ignores a second confirmation within a second', ({ args }) =>
  ignoresRepeats({ title: 'Select transaction', role: 'row', first: /VA01/, second: /VA02/ }, args),
)
Open.test('is fullscreen, has its columns, and sorts by each', async () => {
  await checks.isOfSize('fullscreen')
  await checks.openShowsColumns({
    columns: transactionColumns(english(transactionPickerWords)),
    sort: { column: /^Transaction code/, first: /AFAB/ },
  })
})
Open.test('reads a bare code, says what is missing without a selection, and stays open', checks.openSaysWhatIsMissing)
