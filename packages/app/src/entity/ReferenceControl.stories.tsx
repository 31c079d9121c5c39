import type { ReferenceTarget } from '@embpm/contract'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { asAnother } from './asAnother.fixture.js'
import { FieldsCard } from './FieldInput.js'
import { atWork, Workplace } from './import/Workplace.fixture.js'
import { NameControl } from './NameControl.js'
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
  alsoTo?: readonly ReferenceTarget[]
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
  {
    label: 'Table of a field',
    to: 'dictionaryTables',
    alsoTo: ['dataTables'],
    value: 'DM-00001',
    shown: '1 - VBAK v1',
  },
  { label: 'Transaction', to: 'transactions', value: '{"transaction":"VA01"}', shown: 'VA01 · Create sales order' },
  { label: 'System', to: 'systems', value: 'SYS-S4P', shown: 'S4P · S/4HANA production' },
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

/** One of each: of a table, of a tree, found by a code, found by typing. */
const deleted: readonly Stored[] = [
  { label: 'System', to: 'systems', value: 'SYS-S4P', shown: 'S4P S/4HANA production – deleted' },
  { label: 'Operation area', to: 'operationAreas', value: 'OA-00057', shown: 'A-111 Early shift – deleted' },
  {
    label: 'Transaction',
    to: 'transactions',
    value: '{"transaction":"VA01"}',
    shown: 'VA01 Create sales order – deleted',
  },
  { label: 'Person', to: 'people', value: 'USR-09000', shown: 'Nuno Abramov – deleted' },
]

/** The same of what never was, and of what no picker could be asked for. */
const never: readonly Stored[] = [
  { label: 'System', to: 'systems', value: 'SYS-GONE', shown: 'Unknown: SYS-GONE' },
  { label: 'Operation area', to: 'operationAreas', value: 'OA-99999', shown: 'Unknown: OA-99999' },
  { label: 'Transaction', to: 'transactions', value: '{"transaction":"VA99"}', shown: 'Unknown: VA99' },
  { label: 'Person', to: 'people', value: 'USR-99999', shown: 'Unknown: USR-99999' },
  {
    label: 'Table of a field',
    to: 'dictionaryTables',
    alsoTo: ['dataTables'],
    value: 'DM-99999',
    shown: 'Unknown: DM-99999',
  },
]

const references = (some: readonly Stored[], more?: ReactNode) => (
  <Workplace
    body={
      <FieldsCard title="References">
        {some.map(({ label, to, alsoTo, value }) => (
          <StoredReference key={label} {...{ label, to, alsoTo, value }} />
        ))}
        {more}
      </FieldsCard>
    }
  />
)

/** A reference as a form holds it. */
function StoredReference({ value: first, ...props }: Pick<Stored, 'label' | 'to' | 'alsoTo' | 'value'>) {
  const [value, setValue] = useState<string | null>(first)
  return (
    <ReferenceControl
      {...props}
      value={value}
      onValueChange={(next, details) => {
        setValue(next)
        changed(next, details)
      }}
    />
  )
}

/** References as they are stored, each in the picker of what it refers to. */
export const Default = meta.story({
  render: () => references(stored),
  play: async () => {
    for (const { label, shown } of stored) await waitFor(async () => expect(await field(label)).toHaveValue(shown))
  },
})

/** What they refer to was deleted: its last name stays, and says so. */
export const Gone = meta.story({
  beforeEach: () =>
    asAnother.remove(
      '/processes/systems/SYS-S4P',
      '/project/operation-areas/OA-00057',
      '/processes/transactions/TX-00001',
      '/administration/users/USR-09000',
    ),
  render: () => references(deleted, <NameControl label="Name of a system" names={names} defaultValue="S4P" />),
  play: async () => {
    for (const { label, shown } of deleted) await waitFor(async () => expect(await field(label)).toHaveValue(shown))
    await waitFor(async () => expect(await field('Name of a system')).toHaveValue('S4P S/4HANA production – deleted'))
  },
})
const names = { kind: 'systems', by: 'sid' } as const

/** There never was anything with their keys. */
export const Unknown = meta.story({
  render: () => references(never),
  play: async () => {
    for (const { label, shown } of never) await waitFor(async () => expect(await field(label)).toHaveValue(shown))
  },
})

Gone.test('says below what can be done, is no error, and changes nothing by itself', async () => {
  for (const { label } of deleted) {
    const control = await field(label)
    await expect(control).toHaveAccessibleDescription('No longer exists. Choose another one or clear it.')
    await expect(control).toBeValid()
    await userEvent.click(control)
    await userEvent.tab()
  }
  await expect(changed).not.toHaveBeenCalled()
})

Gone.test('is cleared, and given another value, by keyboard alone', async () => {
  for (const [label, typed, value] of [
    ['System', 'S4Q', expect.stringMatching(/^SYS-/)],
    ['Operation area', 'A-340', 'OA-00024'],
    ['Transaction', 'FB60', '{"transaction":"FB60"}'],
    ['Person', 'Marta Kowalczyk', 'USR-00001'],
  ] as const) {
    const control = await field(label)
    control.focus()
    await userEvent.clear(control)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(null, { reason: 'clear' }))
    await expect(control).toHaveValue('')
    await expect(control).not.toHaveAccessibleDescription(/No longer exists/)
    control.focus()
    await userEvent.keyboard(typed)
    await userEvent.tab()
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(value, { reason: 'pick' }))
    await expect(control).not.toHaveAccessibleDescription(/No longer exists/)
  }
})

Unknown.test('keeps what nothing has, and says so below', async () => {
  for (const { label } of never) await expect(await field(label)).toHaveAccessibleDescription(/could not be found/)
  await expect(changed).not.toHaveBeenCalled()
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
