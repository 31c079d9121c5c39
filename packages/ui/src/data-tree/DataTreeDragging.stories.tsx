import { expect, fn, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { StoryTree } from './StoryTree.fixture.js'
import type { TreeChange } from './TreeChange.js'
import type { TreeNode } from './TreeNode.js'

const change = fn<(change: TreeChange<TreeNode>) => void>()

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const rowOf = (name: string): HTMLElement => {
  const row = document.querySelector<HTMLElement>(`[role="treeitem"][aria-label="${name}"]`)
  if (!row) throw new Error(`${name} is not in sight`)
  return row
}
/** Comes over the tree with a pointer, which makes its rows ones that can be dragged. */
const ready = (name: string) => {
  rowOf(name).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  return waitFor(() => expect(rowOf(name)).toHaveAttribute('draggable', 'true'))
}

/** Drags a row over another: `part` of its height from the top. */
const drag = async (from: string, to: string, part: number) => {
  const box = rowOf(to).getBoundingClientRect()
  const place = { clientX: box.left + 120, clientY: box.top + box.height * part, bubbles: true, cancelable: true }
  const dataTransfer = new DataTransfer()
  const send = (name: string, type: string) =>
    rowOf(name).dispatchEvent(new DragEvent(type, { ...place, dataTransfer }))
  send(from, 'dragstart')
  await frame()
  send(to, 'dragenter')
  send(to, 'dragover')
  await frame()
  return async (dropped: boolean) => {
    if (dropped) send(to, 'drop')
    // On the page: the row may be gone by now.
    document.body.dispatchEvent(new DragEvent('dragend', { bubbles: true, dataTransfer }))
    await frame()
  }
}

let letGo: ((dropped: boolean) => Promise<void>) | undefined

const meta = preview.meta({
  component: StoryTree,
  args: { mode: 'edit', defaultExpandedKeys: ['1'], onChange: change },
  // After the picture: what is dragged is let go.
  beforeEach: () => {
    change.mockClear()
    return async () => {
      await letGo?.(false)
      letGo = undefined
    }
  },
})

export const DropBetween = meta.story({
  play: async () => {
    await ready('Manufacturing')
    letGo = await drag('Manufacturing', 'Procure to pay', 0.05)
    await waitFor(() => expect(rowOf('Procure to pay')).toHaveAttribute('data-drop', 'before'))
  },
})
/** Onto a row that is open: a closed one would open after a while. */
export const DropInside = meta.story({
  args: { defaultExpandedKeys: ['1', '1.2'] },
  play: async () => {
    await ready('Manufacturing')
    letGo = await drag('Manufacturing', 'Procure to pay', 0.5)
    await waitFor(() => expect(rowOf('Procure to pay')).toHaveAttribute('data-drop', 'child'))
  },
})
/** A row is dropped between others or onto one, but never into itself. */
export const Dropped = meta.story({
  parameters: unpictured,
  play: async () => {
    await ready('Manufacturing')
    await (
      await drag('Manufacturing', 'Supply chain', 0.05)
    )(true)
    await expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'move', keys: ['3'], parentKey: null, index: 1, beforeKey: '2' }),
    )
    await (
      await drag('Human resources', 'Supply chain', 0.5)
    )(true)
    await expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'move', keys: ['4'], parentKey: '2', index: 2 }),
    )
    await expect(change).toHaveBeenCalledTimes(2)
    await (
      await drag('Finance', 'Record to report', 0.5)
    )(true)
    await (
      await drag('Finance', 'Supply chain', 0.5)
    )(false)
    await expect(change).toHaveBeenCalledTimes(2)
  },
})
