import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { ScatterChart } from './ScatterChart.js'

const meta = preview.meta({
  component: ScatterChart,
  args: {
    label: 'Planned and actual hours of RICEFW items',
    series: [
      { id: 'planned', label: 'Planned' },
      { id: 'actual', label: 'Actual' },
    ],
    groups: [
      [40, 32],
      [80, 96],
      [120, 60],
      [64, 64],
      [150, 190],
      [20, 4],
    ].map(([planned = 0, actual = 0], place) => ({
      id: `RPT-${place}`,
      label: `RPT-${place}`,
      values: [planned, actual],
      isOver: actual > planned,
      href: `#${place}`,
    })),
    hasEqualLine: true,
  },
})

/** Points by two figures; those over the line are triangles. */
export const Default = meta.story({})

/** All that can be seen of it side by side. */
export const States = meta.story(
  states(ScatterChart, { 'Each axis by itself': { hasEqualLine: false }, Narrow: { style: { inlineSize: 280 } } }),
)

Default.test('points say both figures and lead somewhere', async ({ canvas, userEvent }) => {
  const points = canvas.getAllByRole('link')
  await expect(canvas.getByRole('link', { name: 'RPT-1: Planned 80, Actual 96' })).toHaveAttribute('href', '#1')
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await expect(nth(points, -1)).toHaveFocus()
})
