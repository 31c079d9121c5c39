import type { ReferenceTarget } from '@embpm/contract'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FieldsCard } from './FieldInput.js'
import { atWork, Workplace } from './import/Workplace.fixture.js'
import { ReferenceControl } from './ReferenceControl.js'

const changed = fn()

const meta = preview.meta({
  component: ReferenceControl,
  parameters: atWork,
  beforeEach: () => void changed.mockClear(),
})

interface Stored {
  label: string
  to: ReferenceTarget
  /** What the field stores: an id, or a code as JSON text. */
  value: string
  /** What it shows. */
  shown: string
}

const stored: readonly Stored[] = [
  { label: 'Area', to: 'businessAreas', value: 'BA-00013', shown: '1100 Order management' },
  { label: 'Process', to: 'processes', value: 'PRC-00012', shown: 'O2C-20 Sales orders' },
  { label: 'Table of the model', to: 'dataTables', value: 'DM-00001', shown: '1 - VBAK v1' },
  { label: 'Table', to: 'dictionaryTables', value: 'DT-00001', shown: 'VBAK · Sales document: header' },
  { label: 'Transaction', to: 'transactions', value: '{"transaction":"VA01"}', shown: 'VA01 · Create sales order' },
  { label: 'Unknown transaction', to: 'transactions', value: '{"transaction":"VA99"}', shown: 'VA99' },
  { label: 'System', to: 'systems', value: 'SYS-S4P', shown: 'S4P · S/4HANA production' },
  { label: 'Unknown system', to: 'systems', value: 'SYS-GONE', shown: 'SYS-GONE' },
  {
    label: 'Group of cost objects',
    to: 'costObjectGroups',
    value: 'COG-00007',
    shown: 'G-PROD-KASSEL Production Kassel',
  },
  { label: 'RICEFW', to: 'ricefws', value: '{"ricefw":"RPT-0001"}', shown: 'RPT-0001 · Open sales orders by due date' },
  { label: 'Person', to: 'people', value: 'USR-00001', shown: 'Marta Kowalczyk' },
]

const field = (name: string) => screen.findByRole('combobox', { name })

/** References as they are stored, each in the picker of what it refers to. */
export const Default = meta.story({
  render: () => (
    <Workplace
      body={
        <FieldsCard title="References">
          {stored.map(({ label, to, value }) => (
            <ReferenceControl key={label} to={to} label={label} defaultValue={value} onValueChange={changed} />
          ))}
        </FieldsCard>
      }
    />
  ),
  play: async () => {
    for (const { label, shown } of stored) await waitFor(async () => expect(await field(label)).toHaveValue(shown))
  },
})

Default.test('marks a code that nothing has, and keeps it', async () => {
  await expect(await field('Unknown transaction')).toHaveAccessibleDescription(/could not be found/)
  await expect(await field('Unknown system')).toHaveAccessibleDescription(/could not be found/)
  await expect(await field('Transaction')).not.toHaveAccessibleDescription(/could not be found/)
})

Default.test('gives a code in the shape that is stored', async () => {
  const transaction = await field('Transaction')
  await userEvent.clear(transaction)
  await userEvent.type(transaction, 'FB60')
  await userEvent.click(nth(await screen.findAllByRole('option', { name: /^FB60/ }), 0))
  await expect(changed).toHaveBeenLastCalledWith('{"transaction":"FB60"}', { reason: 'pick' })
})

Default.test('takes what people type for it, and keeps what names nothing or several', async () => {
  const enter = async (name: string, text: string) => {
    await userEvent.clear(await field(name))
    await userEvent.type(await field(name), text)
    await userEvent.tab()
  }
  const taken = (value: unknown) => waitFor(() => expect(changed).toHaveBeenLastCalledWith(value, { reason: 'pick' }))
  await enter('Area', '5150')
  await taken(expect.stringMatching(/^BA-\d+$/))
  await waitFor(async () => expect(await field('Area')).toHaveValue('5150 Reporting'))
  await enter('Process', 'o2c-10-10')
  await taken(expect.stringMatching(/^PRC-\d+$/))
  await enter('Transaction', 'fb60')
  await taken('{"transaction":"FB60"}')
  await enter('Person', 'jonas nobody')
  await waitFor(async () => expect(await field('Person')).toHaveAccessibleDescription('Not found: jonas nobody'))
  await enter('Table', 'VBAK')
  await waitFor(async () => expect(await field('Table')).toHaveAccessibleDescription(/^Several are called VBAK/))
  const long = 'x'.repeat(80)
  await enter('RICEFW', long)
  await waitFor(async () => expect(await field('RICEFW')).toHaveAccessibleDescription(`Not found: ${long}`))
  await expect(await field('RICEFW')).toHaveValue(long)
})

Default.test('opens the tree of a kind, level by level, and finds a node in it', async () => {
  await userEvent.click(nth(await screen.findAllByRole('button', { name: 'Select area' }), 0))
  const dialog = within(await screen.findByRole('dialog', { name: 'Select area' }))
  // The tree opens at the chosen area.
  await dialog.findByRole('treeitem', { name: /^1100 Order management/ })
  const finance = await dialog.findByRole('treeitem', { name: /^5000 Finance/ })
  await expect(dialog.queryByRole('treeitem', { name: /^5100 General ledger/ })).toBeNull()
  await userEvent.click(finance)
  await userEvent.keyboard('{ArrowRight}')
  await dialog.findByRole('treeitem', { name: /^5100 General ledger/ })
  await userEvent.type(dialog.getByRole('searchbox'), 'ledger reporting')
  await userEvent.click(await dialog.findByRole('treeitem', { name: /^5150 Reporting/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Select area' }))
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith(expect.stringMatching(/^BA-\d+$/), { reason: 'pick' }))
  await expect(await field('Area')).toHaveValue('5150 Reporting')
})
