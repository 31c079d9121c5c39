import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { HeatMap } from './HeatMap.js'

const meta = preview.meta({
  component: HeatMap,
  args: {
    label: 'Effort by team, % of plan',
    summary: 'Finance build is at 104 % in week 47.',
    series: [44, 45, 46, 47].map((week) => ({ id: String(week), label: String(week) })),
    groups: [
      { id: 'finance', label: 'Finance build', values: [84, 96, 101, 104] },
      { id: 'sales', label: 'Sales build', values: [71, 70, 74, 72] },
      { id: 'test', label: 'Test', values: [66, 78, 20, null] },
      { id: 'cutover', label: 'Cutover', values: [0, 12, 30, 41] },
    ],
    formatValue: (value: number) => `${value} %`,
    formatCell: String,
    hrefOf: (group: number, series: number) => `#${group}-${series}`,
  },
})

/** The larger, the stronger; each cell says its figure. */
export const Default = meta.story({})

/** All that can be seen of it side by side. */
export const States = meta.story(
  states(HeatMap, {
    'Without links': { hrefOf: undefined },
    Narrow: { style: { inlineSize: 260 } },
  }),
)

/** In a contrast theme. */
export const ForcedColors = meta.story({ parameters: { forcedColors: true } })

Default.test('arrows go from cell to cell in both directions', async ({ canvas, userEvent }) => {
  const cells = canvas.getAllByRole('link')
  await expect(canvas.getByRole('link', { name: 'Test, 45: 78 %' })).toHaveAttribute('href', '#2-1')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect(nth(cells, 5)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect(nth(cells, 1)).toHaveFocus()
})

ForcedColors.test('needs no colour: each cell that is not empty says its figure', async ({ canvas }) => {
  const cells = canvas.getAllByRole('link').filter(({ dataset }) => dataset['heat'] !== '0')
  await expect(cells.length).toBeGreaterThan(10)
  for (const cell of cells) await expect(cell).toHaveTextContent(/: \d+ %\d+$/)
})
