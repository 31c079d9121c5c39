import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { DonutChart, type DonutChartProps } from './DonutChart.js'

const colors: DonutChartProps['colors'] = [6, 2, 5]

const meta = preview.meta({
  component: DonutChart,
  args: {
    label: 'Open risks by score',
    summary: 'Of 36 open risks 7 are high.',
    series: [{ id: 'risks', label: 'open' }],
    colors,
    groups: [
      { id: 'high', label: 'High', values: [7], href: '#high' },
      { id: 'medium', label: 'Medium', values: [24], href: '#medium' },
      { id: 'low', label: 'Low', values: [5], href: '#low' },
    ],
  },
})

/** A ring with the sum in its middle, and what its parts are. */
export const Default = meta.story({})

/** All that can be seen of it side by side. */
export const States = meta.story(
  states(DonutChart, {
    Upright: { isUpright: true, style: { inlineSize: 220 } },
    'One alone': { groups: [{ id: 'a', label: 'Process management', values: [12] }] },
    Nothing: { groups: [{ id: 'a', label: 'High', values: [0] }] },
    Narrow: { style: { inlineSize: 260 } },
  }),
)

Default.test('says each share, and arrows go from line to line', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'High: 7, 19%' })).toHaveAttribute('href', '#high')
  const lines = canvas.getAllByRole('link')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect(nth(lines, 2)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(nth(lines, 1)).toHaveFocus()
})
