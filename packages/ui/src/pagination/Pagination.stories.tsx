import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Pagination } from './Pagination.js'

const meta = preview.meta({
  component: Pagination,
  args: { total: 1284, onValueChange: fn(), onPageSizeChange: fn() },
})

export const Default = meta.story({})
export const Middle = meta.story({ args: { defaultValue: 24 } })
export const WithSizes = meta.story({ args: { defaultValue: 3, pageSizes: [25, 50, 100] } })
export const FewPages = meta.story({ args: { total: 60 } })
export const OnePage = meta.story({ args: { total: 12 } })
export const Empty = meta.story({ args: { total: 0 } })
export const Disabled = meta.story({ args: { defaultValue: 3, pageSizes: [25, 50, 100], disabled: true } })
export const Compact = meta.story({ parameters: { density: 'compact' }, args: { pageSizes: [25, 50, 100] } })
export const Narrow = meta.story({
  args: { defaultValue: 24, pageSizes: [25, 50, 100] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 350 }}>
        <Story />
      </div>
    ),
  ],
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { defaultValue: 24 } })

Default.test('goes to the next page and to one by its number', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('1–25 of 1,284')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  await userEvent.click(canvas.getByRole('button', { name: 'Page 52' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(52)
  await expect(canvas.getByRole('status')).toHaveTextContent('1,276–1,284 of 1,284')
  await expect(canvas.getByRole('button', { name: 'Page 52' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

Default.test('is worked by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus()
})

WithSizes.test('keeps the first thing in sight when the size changes', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '50')
  await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(50)
  await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  await expect(canvas.getByText('51–100 of 1,284')).toBeVisible()
})
