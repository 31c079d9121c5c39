import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Skeleton } from './Skeleton.js'
import { SkeletonText } from './SkeletonText.js'

const meta = preview.meta({ component: Skeleton })

export const Default = meta.story({})
export const Columns = meta.story({ args: { rows: 5, columns: [48, 220, 260, 96], label: 'Loading services' } })
export const Compact = meta.story({
  args: { rows: 4, columns: [48, 220, 260, 96] },
  render: (args) => (
    <div data-density="compact">
      <Skeleton {...args} />
    </div>
  ),
})
export const Text = meta.story({ render: () => <SkeletonText lines={4} /> })

Columns.test('keeps the row height and the column widths of the table to come', async ({ canvas }) => {
  const skeleton = canvas.getByRole('progressbar', { name: 'Loading services' })
  await expect(skeleton.children).toHaveLength(5)
  await expect(skeleton.children[0]?.getBoundingClientRect().height).toBe(40)
  await expect(skeleton.children[0]?.children[1]?.getBoundingClientRect().width).toBe(220)
})

Compact.test('follows the density', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar').children[0]?.getBoundingClientRect().height).toBe(32)
})
