import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { BarChart } from './BarChart.js'

const hours = (value: number) => `${new Intl.NumberFormat('en').format(value)} h`

const meta = preview.meta({
  component: BarChart,
  args: {
    label: 'Planned and actual effort by type',
    summary: 'Of 4,540 h planned 4,410 h are spent. One of four types is over plan: Interface, by 220 h.',
    series: [
      { id: 'planned', label: 'Planned' },
      { id: 'actual', label: 'Actual' },
    ],
    groups: [
      { id: 'interface', label: 'Interface', values: [1680, 1900], note: '220 h over plan', isOver: true, href: '#i' },
      { id: 'report', label: 'Report', values: [1400, 1240], note: '160 h left', href: '#r' },
      { id: 'form', label: 'Form', values: [960, 960], note: 'As planned', href: '#f' },
      { id: 'workflow', label: 'Workflow', values: [500, 310], note: '190 h left', href: '#w' },
    ],
    total: { label: 'Total', values: [4540, 4410], note: '130 h left' },
    formatValue: hours,
    overLabel: 'Over plan',
  },
})

/** Bars in pairs: the plan as an outline, what was done filled, and hatched where it is more than planned. */
export const Default = meta.story({})

/** All that can be seen of it side by side. */
export const States = meta.story(
  states(BarChart, {
    'One series, no links': {
      summary: undefined,
      series: [{ id: 'items', label: 'Items' }],
      groups: [
        { id: 'a', label: 'Build', values: [12] },
        { id: 'b', label: 'Unit test', values: [0] },
      ],
      total: undefined,
      overLabel: undefined,
      formatValue: String,
    },
    'Four series': {
      summary: undefined,
      series: ['Planned', 'Ordered', 'Delivered', 'Paid'].map((label) => ({ id: label, label })),
      groups: [{ id: 'q1', label: 'First quarter', values: [40, 35, 20, 5], href: '#q1' }],
      total: undefined,
      overLabel: undefined,
    },
    'Nothing planned': {
      groups: [{ id: 'x', label: 'Conversion', values: [0, 40], note: '40 h over plan', isOver: true, href: '#x' }],
      total: { label: 'Total', values: [0, 40], note: '40 h over plan', isOver: true },
    },
    Narrow: { style: { inlineSize: 340 } },
    'Long text': {
      style: { inlineSize: 340 },
      groups: [
        {
          id: 'l',
          label: 'Enhancement_of_the_outgoing_deliveries_of_all_plants',
          values: [1_680_000, 1_900_000],
          note: '220,000 h over plan',
          isOver: true,
          href: '#l',
        },
      ],
    },
  }),
)

/** From right to left. */
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

/** In a contrast theme. */
export const ForcedColors = meta.story({ parameters: { forcedColors: true } })

Default.test('is named, described, and says every figure', async ({ canvas }) => {
  const chart = canvas.getByRole('figure', { name: 'Planned and actual effort by type' })
  await expect(chart).toHaveAccessibleDescription(/^Of 4,540 h planned/)
  await expect(
    canvas.getByRole('link', { name: /^Interface\s+Planned 1,680 h\s+Actual 1,900 h\s+220 h over plan$/ }),
  ).toHaveAttribute('href', '#i')
})

Default.test('is one stop; arrows, Home and End go from group to group', async ({ canvas, userEvent }) => {
  const links = canvas.getAllByRole('link')
  await userEvent.tab()
  await expect(nth(links, 0)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(nth(links, 1)).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowDown}')
  await expect(nth(links, -1)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(nth(links, -2)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect(nth(links, 0)).toHaveFocus()
  await userEvent.tab()
  await expect(nth(links, 0)).not.toHaveFocus()
})

States.test('draws no bar of nothing, and hatches only what is beyond the first series', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Nothing planned' })
  await expect(group.querySelectorAll('.emb-bar-chart-track > .emb-bar-chart-bar')).toHaveLength(1)
  await expect(group.querySelectorAll('.emb-bar-chart-track [data-over]')).toHaveLength(1)
  await expect(stateOf(canvas, 'One series, no links').queryByRole('link')).toBeNull()
})

RightToLeft.test('bars begin on the right', async ({ canvasElement }) => {
  const bars = canvasElement.querySelectorAll('.emb-bar-chart-track > .emb-bar-chart-bar')
  const ends = new Set([...bars].map((bar) => Math.round(bar.getBoundingClientRect().right)))
  await expect(ends.size).toBe(1)
})

ForcedColors.test('an outline, a filled and a hatched bar are told apart', async ({ canvasElement }) => {
  const looks = ['[data-series="0"]', '[data-series="1"]', '[data-over]'].map((part) => {
    const bar = canvasElement.querySelector(`.emb-bar-chart-track ${part}`)
    const { backgroundColor, backgroundImage } = getComputedStyle(bar ?? canvasElement)
    return `${backgroundColor} ${backgroundImage}`
  })
  await expect(new Set(looks).size).toBe(3)
})
