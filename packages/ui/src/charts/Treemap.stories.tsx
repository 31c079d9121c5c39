import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { Treemap } from './Treemap.js'

const meta = preview.meta({
  component: Treemap,
  args: {
    label: 'What there is',
    series: [{ id: 'number', label: 'Number' }],
    groups: [
      ['Processes', 812],
      ['Requirements', 386],
      ['RICEFW items', 214],
      ['Documents', 190],
      ['Systems', 42],
      ['Transactions', 9],
      ['Positions', 0],
    ].map(([label, value]) => ({
      id: String(label),
      label: String(label),
      values: [Number(value)],
      href: `#${label}`,
    })),
  },
})

/** Tiles as large as their figures. */
export const Default = meta.story({})

/** All that can be seen of it side by side. */
export const States = meta.story(states(Treemap, { Narrow: { style: { inlineSize: 280 } }, Low: { height: 90 } }))

Default.test('tiles lead somewhere, and arrows go on', async ({ canvas, userEvent }) => {
  const tiles = canvas.getAllByRole('link')
  await expect(tiles).toHaveLength(6)
  await expect(canvas.getByRole('link', { name: 'Systems: Number 42' })).toHaveAttribute('href', '#Systems')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect(nth(tiles, 1)).toHaveFocus()
})
