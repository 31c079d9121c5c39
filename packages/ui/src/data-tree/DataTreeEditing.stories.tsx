import { expect, fireEvent, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { activeRow, openKeys, StoryTree } from './StoryTree.fixture.js'
import { treeParts } from './treeParts.js'
import type { TreeChange } from './TreeChange.js'
import type { TreeNode } from './TreeNode.js'

const change = fn<(change: TreeChange<TreeNode>) => void>()

const meta = preview.meta({
  component: StoryTree,
  args: { mode: 'edit', defaultExpandedKeys: openKeys, onChange: change },
  beforeEach: () => {
    change.mockClear()
  },
})

export const Edit = meta.story({
  args: { defaultExpandedKeys: ['1'], selectionMode: 'single', defaultSelectedKeys: ['1.2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Procure to pay' }))
  },
})
/** An owner that makes none of the changes. */
export const Refused = meta.story({
  args: { defaultExpandedKeys: ['1'], refuses: true },
  parameters: unpictured,
})
export const NameNeeded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Post accruals' }))
    await userEvent.keyboard('{F2}{Delete}{Enter}')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
})
export const ContextMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Asset accounting' }))
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible())
  },
})
export const MoveTo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Deferral release' }))
    await userEvent.keyboard('{Control>}x{/Control}{ArrowDown}{ArrowDown}')
  },
})
/** The menu's code cannot be loaded: that is said, the tree stays, and the next press tries again. */
export const MenuFailed = meta.story({
  beforeEach: () => {
    spyOn(treeParts.menu, 'loaded').mockReturnValue(undefined)
    spyOn(treeParts.menu, 'load').mockRejectedValue(new Error('503'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Asset accounting' }))
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await screen.findAllByText('That could not be loaded. Press again.')
  },
})

MenuFailed.test('stays, and opens with the next press', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('tree')).toHaveFocus()
  await expect(screen.queryByRole('menu')).toBeNull()
  mocked(treeParts.menu.loaded).mockRestore()
  mocked(treeParts.menu.load).mockRestore()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

Edit.test('renames in place', async ({ canvas, userEvent }) => {
  const element = canvas.getByRole('tree')
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Supply chain' }))
  await userEvent.keyboard('{F2}')
  const field = canvas.getByRole('textbox', { name: 'New name of Supply chain' })
  await userEvent.keyboard('{Delete}{Enter}')
  await expect(field).toBeInvalid()
  await userEvent.keyboard('Logistics{Enter}')
  await expect(await canvas.findByRole('treeitem', { name: 'Logistics' })).toBeVisible()
  await expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'rename', key: '2', label: 'Logistics' }),
  )
  await expect(element).toHaveFocus()
  await userEvent.dblClick(canvas.getByText('Logistics'))
  await userEvent.keyboard('Other{Escape}')
  await expect(canvas.getByRole('treeitem', { name: 'Logistics' })).toBeVisible()
  await expect(change).toHaveBeenCalledOnce()
})

Edit.test('moves by keyboard and says so', async ({ canvas, userEvent }) => {
  const element = canvas.getByRole('tree')
  const status = () =>
    canvas
      .getAllByRole('status')
      .map((one) => one.textContent)
      .join('')
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Manufacturing' }))
  await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}')
  await expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'move', keys: ['3'], parentKey: null, index: 1 }),
  )
  await expect(status()).toContain('Manufacturing moved: level 1, 2 of 4')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ keys: ['3'], parentKey: '1', index: 3 }))
  await expect(activeRow(element)).toHaveAttribute('aria-level', '2')
  await expect(activeRow(element)).toHaveAccessibleName('Manufacturing')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expect(activeRow(element)).toHaveAttribute('aria-posinset', '2')
  await userEvent.keyboard('{Control>}x{/Control}{Home}{Control>}v{/Control}')
  await expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ keys: ['3'], parentKey: '1', index: 3 }))
  await userEvent.keyboard('{Home}{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}')
  await expect(status()).toContain('Finance cannot be moved there')
})

Edit.test('adds, copies and deletes by the menu', async ({ canvas, userEvent }) => {
  const element = canvas.getByRole('tree')
  /** The menu that closes gives the focus back a moment later. */
  const isBack = () => waitFor(() => expect(element).toHaveFocus())
  const choose = async (name: string) => {
    await isBack()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const item = await screen.findByRole('menuitem', { name })
    await waitFor(() => expect(item).toBeVisible())
    await userEvent.click(item)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Manufacturing' }))
  await choose('Add child')
  await expect(change).toHaveBeenLastCalledWith({
    type: 'add',
    relation: 'child',
    parentKey: '3',
    index: 2,
    beforeKey: null,
  })
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  await userEvent.keyboard('Rework{Enter}')
  await waitFor(() => expect(activeRow(element)).toHaveAccessibleName('Rework'))
  await expect(activeRow(element)).toHaveAttribute('aria-level', '2')
  await choose('Copy')
  await waitFor(() => expect(activeRow(element)).toHaveAccessibleName('Rework (copy)'))
  await isBack()
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(activeRow(element)).toHaveAccessibleName('Rework'))
  await expect(element).toHaveFocus()
  await choose('Add sibling')
  await expect(change).toHaveBeenLastCalledWith({
    type: 'add',
    relation: 'sibling',
    parentKey: '3',
    index: 3,
    beforeKey: null,
  })
  await userEvent.keyboard('{Escape}')
})

const said = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join('')

Edit.test('says what was deleted, and goes to the next one', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(said(canvas)).toContain('Procure to pay deleted'))
  await expect(activeRow(canvas.getByRole('tree'))).not.toHaveAccessibleName('Procure to pay')
  await expect(canvas.queryByRole('treeitem', { name: 'Procure to pay' })).toBeNull()
})

Refused.test('a refused deletion says nothing and stays on the node, which the next Delete is for', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Procure to pay' }))
  const deletions = () => change.mock.calls.map(([{ type, ...one }]) => [type, 'keys' in one ? one.keys : []])
  await userEvent.keyboard('{Delete}')
  await expect(activeRow(canvas.getByRole('tree'))).toHaveAccessibleName('Procure to pay')
  await userEvent.keyboard('{Delete}')
  await expect(deletions()).toHaveLength(2)
  await expect(deletions()[1]).toEqual(deletions()[0])
  await expect(said(canvas)).not.toContain('deleted')
  await expect(canvas.getByRole('tree')).toHaveFocus()
})

Edit.test('opens the menu at the pointer, and from the row', async ({ canvas, userEvent }) => {
  const row = canvas.getByRole('treeitem', { name: 'Manufacturing' })
  await fireEvent.contextMenu(row, { clientX: 100, clientY: 300 })
  const menu = await screen.findByRole('menu', { name: 'Actions' })
  await waitFor(() => expect(menu).toBeVisible())
  await expect(within(menu).getAllByRole('menuitem')).toHaveLength(6)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('tree')).toHaveFocus())
  await userEvent.click(within(row).getByRole('button', { name: 'Actions' }))
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

Edit.test('moves by the menu, as one does by touch', async ({ canvas, userEvent }) => {
  const choose = async (node: string, name: RegExp) => {
    await userEvent.click(within(canvas.getByRole('treeitem', { name: node })).getByRole('button', { name: 'Actions' }))
    const item = await screen.findByRole('menuitem', { name })
    await waitFor(() => expect(item).toBeVisible())
    await userEvent.click(item)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  await choose('Manufacturing', /^Move to…/)
  await choose('Supply chain', /^Move here as child/)
  await expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'move', keys: ['3'], parentKey: '2', index: 2, beforeKey: null }),
  )
})
