import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
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
  parameters: unpictured,
  beforeEach: () => {
    change.mockClear()
  },
})

/** What is found is changed, and its place is told by the neighbour that is shown. */
export const Searched = meta.story({
  args: { defaultSearch: 'run' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: 'Manufacturing' })
    held.answer()
    await userEvent.click(await canvas.findByRole('treeitem', { name: 'Payment run' }))
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard('Payment proposal{Enter}')
    await expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'rename', key: '1.2.2', label: 'Payment proposal' }),
    )
    // Two of the children of Finance are shown.
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Record to report' }))
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const item = await screen.findByRole('menuitem', { name: 'Copy' })
    await waitFor(() => expect(item).toBeVisible())
    await userEvent.click(item)
    await expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'copy', keys: ['1.1'], parentKey: '1', beforeKey: '1.2' }),
    )
  },
})

/** A search answers under an open menu, which keeps to its node. */
export const AnsweredUnderMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
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
  },
})

/** A search answers without the node that is being renamed: the renaming ends. */
export const AnsweredWhileRenaming = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: 'Manufacturing' })
    await userEvent.type(canvas.getByRole('searchbox'), 'quality')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Supply chain' }))
    await userEvent.keyboard('{F2}')
    await expect(canvas.getByRole('textbox', { name: 'New name of Supply chain' })).toHaveFocus()
    held.answer()
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(change).not.toHaveBeenCalled()
  },
})
