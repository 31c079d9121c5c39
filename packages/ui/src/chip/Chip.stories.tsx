import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Chip } from './Chip.js'

const meta = preview.meta({ component: Chip, args: { children: 'FBS1' } })

export const Default = meta.story({})
export const Removable = meta.story({ args: { onRemove: fn() } })
export const Neutral = meta.story({ args: { variant: 'neutral', children: 'ACDOCA', onRemove: fn() } })
export const Filter = meta.story({
  args: {
    variant: 'filter',
    children: (
      <>
        Technology is <b>OData, BAPI</b>
      </>
    ),
    onRemove: fn(),
    removeLabel: 'Remove filter Technology',
  },
})
export const LongText = meta.story({
  args: { children: '476900 Other general expenses of the financial year before last', onRemove: fn() },
  render: (args) => (
    <div style={{ inlineSize: '180px' }}>
      <Chip {...args} />
    </div>
  ),
})
export const RightToLeft = meta.story({
  args: { variant: 'filter', children: 'النوع واجهة', onRemove: fn() },
  render: (args) => (
    <div dir="rtl">
      <Chip {...args} />
    </div>
  ),
})

Removable.test('is removed by its button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove FBS1' }))
  await expect(args.onRemove).toHaveBeenCalledOnce()
})

Filter.test('is removed by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Remove filter Technology' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onRemove).toHaveBeenCalledOnce()
})

LongText.test('stays inside its place', async ({ canvas }) => {
  const chip = canvas.getByText(/^476900/).parentElement
  await expect(chip?.getBoundingClientRect().width).toBeLessThanOrEqual(180)
})
