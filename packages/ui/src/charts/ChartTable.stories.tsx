import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { ChartTable } from './ChartTable.js'

const meta = preview.meta({
  component: ChartTable,
  args: {
    label: 'Planned and actual effort by type',
    groupLabel: 'Type',
    noteLabel: 'Difference',
    series: [
      { id: 'planned', label: 'Planned' },
      { id: 'actual', label: 'Actual' },
    ],
    groups: [
      { id: 'interface', label: 'Interface', values: [1680, 1900], note: '220 h over plan', isOver: true, href: '#i' },
      { id: 'report', label: 'Report', values: [1400, 1240], note: '160 h left', href: '#r' },
    ],
    total: { label: 'Total', values: [3080, 3140], note: '60 h over plan', isOver: true },
    formatValue: (value: number) => `${new Intl.NumberFormat('en').format(value)} h`,
  },
})

/** The figures of a chart, line by line. */
export const Default = meta.story({})

/** All that can be seen of it side by side. */
export const States = meta.story(
  states(ChartTable, {
    'Without notes, total and links': {
      noteLabel: undefined,
      total: undefined,
      groups: [{ id: 'a', label: 'Build', values: [12, 9] }],
    },
    Narrow: { style: { inlineSize: 320 } },
  }),
)

Default.test('has heads for lines and columns, and leads to what is behind a line', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Planned and actual effort by type' })).toBeVisible()
  await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Type',
    'Planned',
    'Actual',
    'Difference',
  ])
  await expect(canvas.getByRole('row', { name: /^Total 3,080 h 3,140 h 60 h over plan$/ })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Interface' })).toHaveAttribute('href', '#i')
})
