import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf } from '@embpm/storybook/states'
import { Pagination, type PaginationProps } from './Pagination.js'

const meta = preview.meta({
  component: Pagination,
  args: { total: 1284, onValueChange: fn(), onPageSizeChange: fn() },
})

export const Default = meta.story({})
/** One below the other: the numbers of the pages need the width. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.entries<Partial<PaginationProps>>({
        Middle: { defaultValue: 24 },
        'With sizes': { defaultValue: 3, pageSizes: [25, 50, 100] },
        'Few pages': { total: 60 },
        'One page': { total: 12 },
        Empty: { total: 0 },
        Disabled: { defaultValue: 3, pageSizes: [25, 50, 100], disabled: true },
        Narrow: { defaultValue: 24, pageSizes: [25, 50, 100], style: { inlineSize: 350 } },
        Narrowest: { defaultValue: 24, pageSizes: [25, 50, 100], style: { inlineSize: 300 } },
      }).map(([name, props]) => (
        <div key={name} role="group" aria-label={name}>
          <div className="states-name">{name}</div>
          <Pagination {...args} aria-label={name} {...props} />
        </div>
      ))}
    </div>
  ),
})

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

States.test('keeps the first thing in sight when the size changes', async ({ canvas, userEvent, args }) => {
  const pages = stateOf(canvas, 'With sizes')
  await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Rows' }), '50')
  await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(50)
  await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  await expect(pages.getByText('51–100 of 1,284')).toBeVisible()
})
