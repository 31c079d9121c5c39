import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { activeRow, openKeys, StoryTree } from './StoryTree.fixture.js'
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
  args: { selectionMode: 'single', defaultSelectedKeys: ['1.1.2.1.1.2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Post accruals' }))
  },
})
export const Renaming = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Post accruals' }))
    await userEvent.keyboard('{F2}')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
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
export const EditJourneys = meta.story({
  args: { defaultExpandedKeys: ['1'] },
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
})
EditJourneys.test('renames in place', async ({ canvas, userEvent }) => {
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

EditJourneys.test('moves by keyboard and says so', async ({ canvas, userEvent }) => {
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

EditJourneys.test('adds, copies and deletes by the menu', async ({ canvas, userEvent }) => {
  const element = canvas.getByRole('tree')
  const choose = async (name: string) => {
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const item = await screen.findByRole('menuitem', { name })
    await waitFor(() => expect(item).toBeVisible())
    await userEvent.click(item)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Manufacturing' }))
  await choose('Add child')
  await expect(change).toHaveBeenLastCalledWith({ type: 'add', relation: 'child', parentKey: '3', index: 2 })
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  await userEvent.keyboard('Rework{Enter}')
  await waitFor(() => expect(activeRow(element)).toHaveAccessibleName('Rework'))
  await expect(activeRow(element)).toHaveAttribute('aria-level', '2')
  await choose('Copy')
  await waitFor(() => expect(activeRow(element)).toHaveAccessibleName('Rework (copy)'))
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(activeRow(element)).toHaveAccessibleName('Rework'))
  await expect(element).toHaveFocus()
  await choose('Add sibling')
  await expect(change).toHaveBeenLastCalledWith({ type: 'add', relation: 'sibling', parentKey: '3', index: 3 })
  await userEvent.keyboard('{Escape}')
})

EditJourneys.test('opens the menu at the pointer, and from the row', async ({ canvas, userEvent }) => {
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

/** Drags a row over another: `part` of its height from the top. */
const drag = async (from: HTMLElement, to: HTMLElement, part: number, dropped: boolean) => {
  const box = to.getBoundingClientRect()
  const place = { clientX: box.left + 120, clientY: box.top + box.height * part, bubbles: true, cancelable: true }
  const dataTransfer = new DataTransfer()
  const send = (element: HTMLElement, type: string) =>
    element.dispatchEvent(new DragEvent(type, { ...place, dataTransfer }))
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  send(from, 'dragstart')
  await frame()
  send(to, 'dragenter')
  send(to, 'dragover')
  await frame()
  if (dropped) send(to, 'drop')
  send(from, 'dragend')
  await frame()
}

EditJourneys.test('drags between, onto, and never into itself', async ({ canvas }) => {
  const row = (name: string) => canvas.getByRole('treeitem', { name })
  await waitFor(() => expect(row('Manufacturing')).toHaveAttribute('draggable', 'true'))
  await drag(row('Manufacturing'), row('Supply chain'), 0.05, true)
  await expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'move', keys: ['3'], parentKey: null, index: 1 }),
  )
  await drag(row('Human resources'), row('Supply chain'), 0.5, true)
  await expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'move', keys: ['4'], parentKey: '2', index: 2 }),
  )
  await expect(change).toHaveBeenCalledTimes(2)
  await drag(row('Finance'), row('Record to report'), 0.5, true)
  await drag(row('Finance'), row('Supply chain'), 0.5, false)
  await expect(change).toHaveBeenCalledTimes(2)
})
