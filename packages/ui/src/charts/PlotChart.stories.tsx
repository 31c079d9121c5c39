import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { PlotChart, type PlotSeries } from './PlotChart.js'

const burnUp: readonly PlotSeries[] = [
  { id: 'scope', label: 'Scope', color: 8 },
  { id: 'plan', label: 'Plan', color: 7, isDashed: true },
  { id: 'done', label: 'Done', color: 1, shape: 'area' },
  { id: 'forecast', label: 'Forecast', color: 1, isDashed: true },
]

const weeks = Array.from({ length: 12 }, (_, place) => ({
  id: `W${36 + place}`,
  label: `W${36 + place}`,
  href: `#W${36 + place}`,
  values: [
    180 + place * 3,
    40 + place * 14,
    place < 9 ? 38 + place * 10 : null,
    place < 8 ? null : 118 + (place - 8) * 9,
  ],
}))
const results = [
  [42, 6, 8, 3],
  [48, 4, 9, 2],
  [51, 7, 6, 2],
  [60, 5, 11, 4],
  [66, 8, 7, 3],
  [32, 3, 6, 1],
].map((values, place) => ({
  id: `W${40 + place}`,
  label: `W${40 + place}`,
  href: `#W${40 + place}`,
  values,
  isPartial: place === 5,
}))

const meta = preview.meta({
  component: PlotChart,
  args: {
    label: 'Tasks, burn-up',
    summary: '118 of 207 tasks are done, 34 fewer than planned.',
    series: burnUp,
    groups: weeks,
  },
})

/** Lines and an area; what is planned and expected is dashed, and what is not there yet is not drawn. */
export const Default = meta.story({})

const stacked = {
  label: 'Test results by week',
  isStacked: true,
  series: [
    { id: 'pass', label: 'Pass', color: 1 as const },
    { id: 'reservations', label: 'Reservations', color: 2 as const },
    { id: 'fail', label: 'Fail', color: 6 as const },
    { id: 'blocked', label: 'Blocked', color: 8 as const },
  ],
  groups: results,
}

/** All that can be seen of it side by side. */
export const States = meta.story(
  states(PlotChart, {
    'Stacked bars, the last week not over': {
      ...stacked,
      series: stacked.series.map((one) => ({ ...one, shape: 'bar' as const })),
    },
    'Stacked areas': { ...stacked, series: stacked.series.map((one) => ({ ...one, shape: 'area' as const })) },
    'Bars side by side, the plan as an outline': {
      label: 'Hours by month',
      series: [
        { id: 'planned', label: 'Planned', shape: 'bar', isDashed: true },
        { id: 'actual', label: 'Actual', shape: 'bar', color: 1 },
      ],
      groups: results,
    },
    Nothing: { groups: [{ id: 'a', label: 'W1', values: [0, 0, 0, 0] }] },
    Narrow: { style: { inlineSize: 320 } },
  }),
)

/** From right to left. */
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

/** In a contrast theme. */
export const ForcedColors = meta.story({ parameters: { forcedColors: true } })

Default.test(
  'is named and described, and each point says its figures and leads to what is behind it',
  async ({ canvas }) => {
    const chart = canvas.getByRole('figure', { name: 'Tasks, burn-up' })
    await expect(chart).toHaveAccessibleDescription(/^118 of 207/)
    const point = canvas.getByRole('link', { name: 'W36: Scope 180, Plan 40, Done 38' })
    await expect(point).toHaveAttribute('href', '#W36')
  },
)

Default.test(
  'is one stop; arrows walk the points and show their figures, Escape hides them',
  async ({ canvas, canvasElement, userEvent }) => {
    const points = canvas.getAllByRole('link')
    const tip = () => canvasElement.querySelector('.emb-chart-tip')
    await userEvent.tab()
    await expect(nth(points, 0)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(nth(points, 1)).toHaveFocus()
    await expect(tip()).toHaveTextContent('W37Scope183Plan54Done48')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(nth(points, -1)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(nth(points, 0)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(tip()).toBeNull()
    await userEvent.tab()
    await expect(nth(points, 0)).not.toHaveFocus()
  },
)

RightToLeft.test('goes from right to left, and its arrows too', async ({ canvas, userEvent }) => {
  const points = canvas.getAllByRole('link')
  const left = (place: number) => nth(points, place).getBoundingClientRect().left
  await expect(left(0)).toBeGreaterThan(left(-1))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(nth(points, 1)).toHaveFocus()
})

ForcedColors.test('needs no colour: what is planned or expected is dashed', async ({ canvasElement }) => {
  const dashes = [...canvasElement.querySelectorAll('.emb-plot-path')].map(
    (line) => getComputedStyle(line).strokeDasharray,
  )
  await expect(dashes).toEqual(burnUp.map(({ isDashed }) => (isDashed ? '4px, 4px' : 'none')))
})
