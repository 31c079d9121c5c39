import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { SplitPane, type SplitPaneSizes } from './SplitPane.js'

const text = (words: string) => <p style={{ padding: 16 }}>{words}</p>

const meta = preview.meta({
  component: SplitPane,
  args: {
    style: { blockSize: 320, border: '1px solid var(--emb-border)' },
    start: { label: 'Tree', content: text('Order to cash'), min: 200, max: 480 },
    end: { label: 'Properties', content: text('Name, owner, system'), min: 240, max: 400 },
    children: text('Diagram'),
    onValueChange: fn<(value: SplitPaneSizes) => void>(),
  },
})

export const Default = meta.story({})
export const Folded = meta.story({ args: { defaultValue: { start: 0, end: 0 } } })
/** The divider with the focus shows the button that folds its pane away. */
export const Focused = meta.story({
  play: ({ canvas }) => canvas.getByRole('separator', { name: 'Resize Tree' }).focus({ preventScroll: true }),
})
/** Two panes with little room, of which none can be folded away. */
export const Narrow = meta.story({
  args: {
    style: { blockSize: 240, inlineSize: 360, border: '1px solid var(--emb-border)' },
    start: {
      label: 'Tree',
      content: (
        <p style={{ padding: 16, whiteSpace: 'nowrap' }}>{'Vendor invoice inbound over the archive '.repeat(4)}</p>
      ),
      collapsible: false,
    },
    end: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const divider = canvas.getByRole('separator', { name: 'Resize Tree' })
    divider.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: 'Tree' })).toBeVisible()
    divider.blur()
  },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

Default.test('is resized by keyboard', async ({ canvas, userEvent, args }) => {
  const divider = canvas.getByRole('separator', { name: 'Resize Tree' })
  await expect(divider).toHaveAttribute('aria-valuenow', '288')
  divider.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: 304, end: 312 })
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect(divider).toHaveAttribute('aria-valuenow', '240')
  await userEvent.keyboard('{Home}')
  await expect(divider).toHaveAttribute('aria-valuenow', '200')
  await userEvent.keyboard('{End}')
  await expect(divider).toHaveAttribute('aria-valuenow', '480')
  const tree = canvas.getByRole('region', { name: 'Tree' })
  await userEvent.keyboard('{Enter}')
  await expect(tree).not.toBeVisible()
  await expect(divider).toHaveAttribute('aria-valuenow', '0')
  await userEvent.keyboard('{Enter}')
  await expect(divider).toHaveAttribute('aria-valuenow', '480')
  await expect(tree).toBeVisible()
})

Default.test('is dragged, folds when it is dragged shut, and goes back by double click', async ({ canvas, args }) => {
  const divider = canvas.getByRole('separator', { name: 'Resize Properties' })
  const from = divider.getBoundingClientRect().left
  const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX })
  divider.setPointerCapture = fn()
  await fireEvent.pointerDown(divider, at(from))
  await fireEvent.pointerMove(divider, at(from - 40))
  await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: 288, end: 352 })
  await fireEvent.pointerMove(divider, at(from + 400))
  await waitFor(() => expect(divider).toHaveAttribute('aria-valuenow', '0'))
  await fireEvent.pointerUp(divider, at(from + 400))
  await fireEvent.doubleClick(divider)
  await waitFor(() => expect(divider).toHaveAttribute('aria-valuenow', '312'))
})

Folded.test('is unfolded by its button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show Tree' }))
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Tree' })).toBeVisible())
  await expect(canvas.getByRole('button', { name: 'Fold away Tree' })).toHaveAttribute('aria-expanded', 'true')
})

RightToLeft.test('grows the other way', async ({ canvas, userEvent }) => {
  const divider = canvas.getByRole('separator', { name: 'Resize Tree' })
  divider.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(divider).toHaveAttribute('aria-valuenow', '304')
})
