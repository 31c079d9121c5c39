import type { SapTableNode } from '@embpm/contract'
import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { silentTableFields, tableFields } from '../table-fields/tableFields.fixture.js'
import { narrowScreen } from '../testing/storyScreens.fixture.js'
import { SapTablePreview } from './SapTablePreview.js'
import { sampleSapTables } from './sapTables.fixture.js'

const nodes = sampleSapTables(20)

function nodeOf(id: string): SapTableNode {
  const node = nodes.find((candidate) => candidate.id === id)
  if (node === undefined) throw new Error(`There is no node ${id}`)
  return node
}

const meta = preview.meta({
  component: SapTablePreview,
  args: { node: nodeOf('VA01/VBAP'), fields: tableFields },
  ...narrowScreen,
})

export const Table = meta.story({})
export const TableSearched = meta.story({ args: { search: 'material' } })
export const TableLoading = meta.story({
  args: { fields: silentTableFields },
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})
export const Transaction = meta.story({ args: { node: nodeOf('VA01') } })
export const Component = meta.story({ args: { node: nodeOf('SD-SLS') } })
export const RightToLeft = meta.story({
  args: { node: nodeOf('VA01') },
  parameters: { ...narrowScreen.parameters, direction: 'rtl' },
})

Table.test('shows the fields of the table, and the transaction that uses it', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'VBAP' })).toBeVisible()
  await expect(canvas.getByText('VA01')).toBeVisible()
  await expect(canvas.getAllByRole('row')).toHaveLength(12)
})

Transaction.test('shows what the transaction starts, and no fields', async ({ canvas }) => {
  await expect(canvas.getByText('SAPMV45A')).toBeVisible()
  await expect(canvas.queryByRole('table')).toBeNull()
})
