import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows } from '../testing/storySources.fixture.js'
import { TransactionPicker } from './TransactionPicker.js'
import { transactionColumns } from './transactionColumns.js'
import { sampleTransactions, transactions, transactionSource } from './transactions.fixture.js'

const meta = preview.meta({
  component: TransactionPicker,
  args: { source: transactions, label: 'Transaction', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const open = () => openPicker('Select transaction')

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({
  args: { defaultValue: '{"transaction":"ME21N"}', description: 'Chosen by the process owner' },
})
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: '{"transaction":"ME21N"}', disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: '{"transaction":"ME21N"}', readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'Transaction that is started when the order is released and the goods are to be delivered',
    defaultValue: 'VA01',
    source: transactionSource(sampleTransactions(1).map((row) => ({ ...row, name: `${row.name} `.repeat(12) }))),
  },
})
export const RightToLeft = meta.story({
  args: { defaultValue: '{"transaction":"ME21N"}' },
  parameters: { direction: 'rtl' },
})

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Transaction' }))
    await userEvent.keyboard('create order')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  args: { defaultValue: '{"transaction":"ME21N"}', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /VA01/ })
  },
})

export const Searched = meta.story({
  args: { defaultValue: '{"transaction":"ME21N"}' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('create order')
    await dialog.findByRole('row', { name: /ME21N/ })
  },
})

export const OpenRightToLeft = meta.story({
  args: { defaultValue: '{"transaction":"ME21N"}' },
  globals: { viewport: { value: 'wide' } },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    await open()
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: '{"transaction":"ME21N"}', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    await open()
  },
})

export const Loading = meta.story({
  args: { source: silentRows(transactions) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: transactionSource([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No transactions yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('row', { name: /VA01/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingRows(transactions, Infinity) },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Select transaction' }))
    await dialog.findByText('Nothing is selected')
  },
})

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
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <TransactionPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('Transaktion auswählen')
  },
})

Chosen.test('shows the label behind the stored value', async () => {
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Transaction' })).toHaveValue('ME21N · Create purchase order'),
  )
})

Open.test('is a dialog of size fullscreen', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select transaction' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'fullscreen')
})

Open.test('has its columns, and sorts by each', async () => {
  const heads = within(screen.getByRole('dialog', { name: 'Select transaction' })).getAllByRole('columnheader')
  const named = heads.filter((head) => head.title !== '')
  await expect(named.map((head) => head.title).toSorted()).toEqual(
    transactionColumns.map(({ header }) => header).toSorted(),
  )
  for (const head of named) await expect(head).toHaveAttribute('aria-sort')
})

export const BareCode = meta.story({
  args: { defaultValue: 'FB60' },
  parameters: { chromatic: { disableSnapshot: true } },
})

BareCode.test('reads a code that was stored without JSON around it', async () => {
  const field = screen.getByRole('combobox', { name: 'Transaction' })
  await waitFor(() => expect(field).toHaveValue('FB60 · Enter incoming invoices'))
})

Suggestions.test('shows the application component of a transaction', async () => {
  await expect(
    await screen.findByRole('option', { name: /VA01.*Sales and distribution › Sales › Sales orders/ }),
  ).toBeVisible()
})

NothingSelected.test('says what is missing in words that can be replaced', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Select a row first')
  await expect(screen.getByRole('dialog', { name: 'Select transaction' })).toBeVisible()
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'Transaktionen durchsuchen' })).toHaveFocus()
})
