import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import type { TreeSource } from '../tree-source/index.js'
import { processes } from './processes.test.data.js'
import { StoryTree } from './StoryTree.fixture.js'
import type { TreeChange } from './TreeChange.js'
import type { TreeNode } from './TreeNode.js'

const change = fn<(change: TreeChange<TreeNode>) => void>()

const pathsOf = (text: string, nodes: readonly TreeNode[], above: readonly TreeNode[] = []): TreeNode[][] =>
  nodes.flatMap((node) => {
    const path = [...above, node]
    const below = pathsOf(text, node.children, path)
    return node.attr1.toLowerCase().includes(text.toLowerCase()) ? [path, ...below] : below
  })

/** Answers are given by hand: `answer()` gives the last one that was asked for. */
const held: { answer: () => void } = { answer: () => undefined }
const remote: TreeSource<TreeNode> = {
  key: ({ id }) => id,
  hasChildren: ({ children }) => children.length > 0,
  children: (parent) => Promise.resolve(parent?.children ?? processes),
  search: (text) =>
    new Promise((resolve) => {
      held.answer = () => resolve(pathsOf(text, processes))
    }),
  resolve: () => [],
}

const meta = preview.meta({
  component: StoryTree,
  args: { mode: 'edit', source: remote, onChange: change, defaultExpandedKeys: [] },
  beforeEach: () => {
    change.mockClear()
  },
})

export const Searched = meta.story({
  args: { defaultSearch: 'run' },
  play: async ({ canvas }) => {
    await canvas.findByRole('treeitem', { name: 'Manufacturing' })
    held.answer()
    await canvas.findByRole('treeitem', { name: 'Payment run' })
  },
})
export const RemoteJourneys = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
})

Searched.test('changes the node that is shown, and says where by its neighbour', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Payment run' }))
  await userEvent.keyboard('{F2}')
  await userEvent.keyboard('Payment proposal{Enter}')
  await expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'rename', key: '1.2.2', label: 'Payment proposal' }),
  )
  // Two of the children of Finance are shown: the place is told by the one behind it.
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Record to report' }))
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  const item = await screen.findByRole('menuitem', { name: 'Copy' })
  await waitFor(() => expect(item).toBeVisible())
  await userEvent.click(item)
  await expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'copy', keys: ['1.1'], parentKey: '1', beforeKey: '1.2' }),
  )
})

RemoteJourneys.test('keeps to its node when a search answers under an open menu', async ({ canvas, userEvent }) => {
  await canvas.findByRole('treeitem', { name: 'Manufacturing' })
  await userEvent.type(canvas.getByRole('searchbox'), 'quality')
  await new Promise((resolve) => setTimeout(resolve, 200))
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Manufacturing' }))
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  const item = await screen.findByRole('menuitem', { name: /^Delete/ })
  await waitFor(() => expect(item).toBeVisible())
  // Of the four roots one is left, at another position.
  held.answer()
  await waitFor(() => expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(2))
  await userEvent.click(screen.getByRole('menuitem', { name: /^Delete/ }))
  await expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'delete', keys: ['3'] }))
})

RemoteJourneys.test('ends a renaming when its node is not found', async ({ canvas, userEvent }) => {
  await canvas.findByRole('treeitem', { name: 'Manufacturing' })
  await userEvent.type(canvas.getByRole('searchbox'), 'quality')
  await new Promise((resolve) => setTimeout(resolve, 200))
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Supply chain' }))
  await userEvent.keyboard('{F2}')
  await expect(canvas.getByRole('textbox', { name: 'New name of Supply chain' })).toHaveFocus()
  held.answer()
  await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
  await expect(change).not.toHaveBeenCalled()
})
