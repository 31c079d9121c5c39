import { expect, fn, waitFor } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import type { TreeSource } from '../tree-source/index.js'
import { manyProcesses, processes } from './processes.test.data.js'
import { activeRow, icon, openKeys, secondary, StoryTree } from './StoryTree.fixture.js'
import type { TreeNode } from './TreeNode.js'

const never = new Promise<never>(() => undefined)
const remote = (children: TreeSource<TreeNode>['children']): TreeSource<TreeNode> => ({
  key: ({ id }) => id,
  hasChildren: ({ type }) => type !== 'step',
  children,
  resolve: () => [],
})
const childrenOf = async (parent: TreeNode | null) => parent?.children ?? processes
const asked = fn()
const fails = () => {
  asked()
  return Promise.reject(new Error('503'))
}
const halfway = remote((parent) => {
  if (parent?.id === '2') return never
  if (parent?.id === '3') return fails()
  if (parent?.id === '4') return Promise.resolve([])
  return childrenOf(parent)
})
const waiting = remote(() => never)
const failing = remote(fails)
const large: { nodes?: readonly TreeNode[] } = {}

const meta = preview.meta({
  component: StoryTree,
  args: {
    defaultExpandedKeys: openKeys,
    onSelectedKeysChange: fn<(keys: string[], nodes: TreeNode[]) => void>(),
    onExpandedKeysChange: fn<(keys: string[]) => void>(),
    onNodeAction: fn<(node: TreeNode) => void>(),
  },
})

export const Default = meta.story({ args: { icon } })
export const Compact = meta.story({ args: { icon }, parameters: { density: 'compact' } })
export const SingleSelection = meta.story({ args: { mode: 'selection', defaultSelectedKeys: ['1.1.2.2'], secondary } })
export const MultipleSelection = meta.story({
  args: { mode: 'selection', selectionMode: 'multiple', defaultSelectedKeys: ['1.1.2.1.1.2', '1.1.2.1.1.3', '2'] },
})
export const Searched = meta.story({ args: { defaultSearch: 'post', icon } })
/** What stands in the place of rows. */
export const States = meta.story({
  args: { height: 340, width: 360 },
  ...states(StoryTree, {
    Empty: { nodes: [] },
    'No match': { defaultSearch: 'nothing like this' },
    Loading: { source: waiting },
    Failed: { source: failing },
  }),
})
export const LazyStates = meta.story({
  args: { source: halfway, defaultExpandedKeys: ['1', '2', '3', '4'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('treeitem', { name: /Could not be loaded/ })
  },
})
export const LongText = meta.story({
  args: {
    width: 320,
    mode: 'edit',
    secondary,
    nodes: processes.map((node) => ({
      ...node,
      attr1: `${node.attr1} of all companies of the group and their subsidiaries`,
    })),
  },
})
export const RightToLeft = meta.story({
  args: { icon, mode: 'edit', selectionMode: 'multiple' },
  parameters: { direction: 'rtl' },
})
/** Only the rows in sight are in the document. */
export const TenThousandNodes = meta.story({
  args: { nodes: [] },
  parameters: unpictured,
  render: (args) => <StoryTree {...args} nodes={(large.nodes ??= manyProcesses(10_000))} />,
})

Default.test('is worked by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('searchbox', { name: 'Search processes' }))
  await userEvent.keyboard('{ArrowDown}')
  const element = canvas.getByRole('tree')
  await expect(element).toHaveFocus()
  const name = () => activeRow(element).getAttribute('aria-label')
  await expect(name()).toBe('Finance')
  await expect(activeRow(element)).toHaveAttribute('aria-setsize', '4')
  await expect(activeRow(element)).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect(name()).toBe('Record to report')
  await expect(activeRow(element)).toHaveAttribute('aria-level', '2')
  await userEvent.keyboard('{ArrowDown}')
  await expect(name()).toBe('General ledger accounting')
  await expect(activeRow(element)).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect(activeRow(element)).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect(name()).toBe('Journal entries')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect(activeRow(element)).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect(name()).toBe('Finance')
  await userEvent.keyboard('*')
  await expect(canvas.getByRole('treeitem', { name: 'Supply chain' })).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{End}')
  await expect(name()).toBe('Time recording')
  await userEvent.keyboard('{Home}')
  await expect(name()).toBe('Finance')
  await userEvent.keyboard('{PageDown}')
  await expect(name()).not.toBe('Finance')
  await userEvent.keyboard('{PageUp}m')
  await expect(name()).toBe('Manufacturing')
  await userEvent.keyboard('{Enter}')
  await expect(args.onNodeAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: '3' }))
})

Default.test(
  'finds by words in any order, keeps what leads there, and is as before when cleared',
  async ({ canvas, userEvent }) => {
    const before = canvas.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))
    await userEvent.keyboard('/')
    await userEvent.keyboard('run pay')
    const found = () => canvas.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))
    await expect(found()).toEqual(['Finance', 'Procure to pay', 'Payment run'])
    await expect(canvas.getByText('1 hit')).toBeVisible()
    await expect(canvas.getByRole('treeitem', { name: 'Payment run' }).querySelectorAll('mark')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    // Those around what is in sight are drawn when the browser is idle.
    await waitFor(() => expect(found()).toEqual(expect.arrayContaining(before)))
  },
)

Default.test('opens and closes all, and each by its arrow', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }))
  await expect(canvas.getAllByRole('treeitem')).toHaveLength(4)
  await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
  await expect(canvas.getByRole('treeitem', { name: 'Release document' })).toHaveAttribute('aria-level', '6')
  await userEvent.click(nth(canvas.getByRole('treeitem', { name: 'Finance' }).querySelectorAll('[data-toggle]'), 0))
  await expect(canvas.queryByRole('treeitem', { name: 'Record to report' })).toBeNull()
  await expect(args.onExpandedKeysChange).toHaveBeenLastCalledWith(expect.not.arrayContaining(['1']))
})

SingleSelection.test('selects one', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('treeitem', { name: /^Asset accounting/ }))
  await expect(canvas.getByRole('treeitem', { name: /^Asset accounting/ })).toHaveAttribute('aria-selected', 'true')
  await expect(canvas.getByRole('treeitem', { name: /^Foreign currency valuation/ })).toHaveAttribute(
    'aria-selected',
    'false',
  )
  await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(
    ['1.1.3'],
    [expect.objectContaining({ id: '1.1.3' })],
  )
  await userEvent.dblClick(canvas.getByRole('treeitem', { name: /^Asset accounting/ }))
  await expect(args.onNodeAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: '1.1.3' }))
})

MultipleSelection.test('selects several, also over a search and closed nodes', async ({ canvas, userEvent, args }) => {
  const element = canvas.getByRole('tree')
  await expect(element).toHaveAttribute('aria-multiselectable', 'true')
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Finance' }))
  await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{/Shift}')
  const last = (keys: string[]) => expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(keys, expect.anything())
  const kept = ['1.1.2.1.1.2', '1.1.2.1.1.3', '2', '1', '1.1', '1.1.1']
  await last(kept)
  await userEvent.keyboard('/')
  await userEvent.keyboard('billing due')
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Billing due list' }))
  await last([...kept, '1.3.3.1'])
  await userEvent.keyboard('{Control>}a{/Control}')
  await last([...kept, '1.3.3.1', '1.3', '1.3.3'])
})

MultipleSelection.test('selects a range that grows and shrinks', async ({ canvas, userEvent }) => {
  const selected = () => [...document.querySelectorAll('[aria-selected="true"]')].map((row) => row.ariaLabel)
  const kept = ['Post accruals', 'Review variance', 'Supply chain']
  await userEvent.click(canvas.getByRole('treeitem', { name: 'General ledger accounting' }))
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect(selected()).toEqual([
    'General ledger accounting',
    'Period-end closing',
    'Accruals and deferrals',
    ...kept,
  ])
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect(selected()).toEqual(['General ledger accounting', 'Period-end closing', ...kept])
  // Beyond its beginning it turns round.
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  await expect(selected()).toEqual(['Record to report', 'General ledger accounting', ...kept])
  // From elsewhere Shift and Space reach back to it, an arrow begins again.
  await userEvent.keyboard('{ArrowUp}{Shift>} {/Shift}')
  await expect(selected()).toEqual(['Finance', 'Record to report', 'General ledger accounting', ...kept])
  await userEvent.keyboard('{End}{Shift>}{ArrowUp}{/Shift}')
  await expect(selected()).toEqual([
    'Finance',
    'Record to report',
    'General ledger accounting',
    ...kept,
    'Manufacturing',
    'Human resources',
  ])
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Finance' }))
  await userEvent.keyboard('{Shift>}{Home}{/Shift}')
  await expect(selected()).toContain('Finance')
})

MultipleSelection.test('Shift and press moves the end of the range', async ({ canvas, userEvent }) => {
  const selected = () => [...document.querySelectorAll('[aria-selected="true"]')].map((row) => row.ariaLabel)
  const press = (name: string) => userEvent.click(canvas.getByRole('treeitem', { name }))
  const kept = ['Post accruals', 'Review variance', 'Supply chain']
  await press('General ledger accounting')
  await userEvent.keyboard('{Shift>}')
  await press('Post accruals')
  await press('Period-end closing')
  await expect(selected()).toEqual(['General ledger accounting', 'Period-end closing', ...kept])
  await press('Record to report')
  await userEvent.keyboard('{/Shift}')
  await expect(selected()).toEqual(['Record to report', 'General ledger accounting', ...kept])
})

RightToLeft.test('mirrors the arrows, alone and with Alt and Shift', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Supply chain' }))
  await userEvent.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('treeitem', { name: 'Supply chain' })).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('treeitem', { name: 'Supply chain' })).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expect(canvas.getByRole('treeitem', { name: 'Supply chain' })).toHaveAttribute('aria-level', '2')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await expect(canvas.getByRole('treeitem', { name: 'Supply chain' })).toHaveAttribute('aria-level', '1')
})

LazyStates.test('asks when a node is opened, says what is the case below it, tries again', async (context) => {
  const { canvas, userEvent } = context
  await expect(await canvas.findByRole('treeitem', { name: 'Loading' })).toBeVisible()
  await expect(await canvas.findByRole('treeitem', { name: 'No entries' })).toBeVisible()
  await expect(canvas.getByRole('treeitem', { name: 'Supply chain' })).toHaveAttribute('aria-busy', 'true')
  asked.mockClear()
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(canvas.getByRole('tree')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Record to report' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect(await canvas.findByRole('treeitem', { name: 'General ledger accounting' })).toHaveAttribute(
    'aria-level',
    '3',
  )
})

States.test('leads back to all, and asks again', async ({ canvas, userEvent }) => {
  await userEvent.click(stateOf(canvas, 'No match').getByText('Clear search'))
  await expect(await stateOf(canvas, 'No match').findByRole('treeitem', { name: 'Finance' })).toBeVisible()
  const again = await stateOf(canvas, 'Failed').findByRole('button', { name: 'Try again' })
  asked.mockClear()
  await userEvent.click(again)
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await expect(await stateOf(canvas, 'Failed').findByRole('button', { name: 'Try again' })).toBeVisible()
})

TenThousandNodes.test(
  'keeps few rows in the document: those in sight, and the one with the cursor',
  async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
    const element = canvas.getByRole('tree')
    element.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(activeRow(element)).toBeVisible())
    element.scrollTop = 0
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Order check 0' })).toBeVisible())
    await expect(activeRow(element)).toBeInTheDocument()
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
    element.scrollTop = 100_000
    const { left, top, height } = element.getBoundingClientRect()
    const inTheMiddle = () => document.elementFromPoint(left + 60, top + height / 2)?.closest('[role="treeitem"]')
    await waitFor(() => expect(inTheMiddle()).toBeVisible())
  },
)

TenThousandNodes.test('puts what is open on paper, at most 5,000 rows', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
  window.dispatchEvent(new Event('beforeprint'))
  await expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(5000)
  window.dispatchEvent(new Event('afterprint'))
  await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
})

Compact.test('has lower rows, and reaches the last one', async ({ canvas, userEvent }) => {
  const element = canvas.getByRole('tree')
  await expect(canvas.getByRole('treeitem', { name: 'Finance' }).getBoundingClientRect().height).toBe(28)
  await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
  element.focus()
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(activeRow(element)).toHaveAccessibleName('Time recording'))
  const { bottom } = activeRow(element).getBoundingClientRect()
  await expect(bottom).toBeLessThanOrEqual(element.getBoundingClientRect().bottom)
})
