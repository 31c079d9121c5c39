import { sampleRows } from '@embpm/backend/seeds'
import type { SapTableNode } from '@embpm/contract/sap-table'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { tableFields } from '../table-fields/tableFields.fixture.js'
import { narrowScreen } from '../testing/storyScreens.fixture.js'
import { SapTablePreview } from './SapTablePreview.js'

const nodes = sampleRows.sapTables(20)

function nodeOf(id: string): SapTableNode {
  const node = nodes.find((candidate) => candidate.id === id)
  if (node === undefined) throw new Error(`There is no node ${id}`)
  return node
}

const meta = preview.meta({
  component: SapTablePreview,
  args: {
    node: nodeOf('VA01/VBAP'),
    facts: [
      { label: 'Transaction', value: 'VA01' },
      { label: 'Category', value: nodeOf('VA01/VBAP').attr3 },
    ],
    fields: tableFields,
  },
})

export const Table = meta.story(narrowScreen)
export const States = meta.story(
  states(SapTablePreview, {
    Transaction: {
      node: nodeOf('VA01'),
      facts: [
        { label: 'Program', value: 'SAPMV45A' },
        { label: 'Package', value: 'VA' },
      ],
    },
    Component: { node: nodeOf('SD-SLS'), facts: [] },
  }),
)

Table.test('shows the fields of the table, and the transaction that uses it', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'VBAP' })).toBeVisible()
  await expect(canvas.getByText('VA01')).toBeVisible()
  await expect(canvas.getAllByRole('row')).toHaveLength(13)
})

States.test('shows what a transaction starts, and no fields', async ({ canvas }) => {
  const transaction = stateOf(canvas, 'Transaction')
  await expect(transaction.getByText('SAPMV45A')).toBeVisible()
  await expect(transaction.queryByRole('table')).toBeNull()
})
