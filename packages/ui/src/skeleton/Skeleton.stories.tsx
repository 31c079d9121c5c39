import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonText } from './Skeleton.js'

const meta = preview.meta({ component: Skeleton })

export const Default = meta.story({})
export const Columns = meta.story({ args: { rows: 5, columns: [48, 220, 260, 96], label: 'Loading services' } })
export const Text = meta.story({ render: () => <SkeletonText lines={4} /> })

Columns.test(
  'keeps the row height of the density and the column widths of the table to come',
  async ({ canvas, canvasElement }) => {
    const skeleton = canvas.getByRole('progressbar', { name: 'Loading services' })
    await expect(skeleton.children).toHaveLength(5)
    const row = nth(skeleton.children, 0)
    await expect(row.getBoundingClientRect().height).toBe(40)
    await expect(nth(row.children, 1).getBoundingClientRect().width).toBe(220)
    canvasElement.dataset.density = 'compact'
    await expect(row.getBoundingClientRect().height).toBe(32)
    delete canvasElement.dataset.density
  },
)
