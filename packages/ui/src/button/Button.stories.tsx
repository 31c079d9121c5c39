import { Plus, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from './Button.js'

const meta = preview.meta({ component: Button, args: { children: 'Export', onPress: fn() } })

const row = { display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' } as const
const plus = <Plus size={16} strokeWidth={1.5} aria-hidden="true" />

export const Default = meta.story({})
export const Variants = meta.story({
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary">
        Save
      </Button>
      <Button {...args}>Export</Button>
      <Button {...args} variant="ghost">
        Clear
      </Button>
      <Button {...args} variant="danger" icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />}>
        Delete
      </Button>
    </div>
  ),
})
export const WithIcon = meta.story({ args: { icon: plus, children: 'Add row' } })
export const Small = meta.story({ args: { size: 's', children: 'Try again' } })
export const Compact = meta.story({ parameters: { density: 'compact' }, args: { children: 'Export' } })
export const Disabled = meta.story({
  render: (args) => (
    <div style={row}>
      <Button {...args} disabled variant="primary">
        Save
      </Button>
      <Button {...args} disabled>
        Export
      </Button>
      <Button {...args} disabled variant="ghost">
        Clear
      </Button>
    </div>
  ),
})
export const Pending = meta.story({
  render: (args) => (
    <div style={row}>
      <Button {...args} pending variant="primary">
        Save
      </Button>
      <Button {...args} pending icon={plus}>
        Add row
      </Button>
    </div>
  ),
})
export const LongText = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <Button {...args}>Export all filtered rows as a spreadsheet</Button>
    </div>
  ),
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { icon: plus, children: 'Add row' } })

Default.test('is pressed by mouse, Enter and Space', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Export' })
  await userEvent.click(button)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await expect(args.onPress).toHaveBeenCalledTimes(3)
})

Disabled.test('does nothing and is skipped by Tab', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Export' })
  await expect(button).toBeDisabled()
  await userEvent.tab()
  await expect(button).not.toHaveFocus()
  await expect(args.onPress).not.toHaveBeenCalled()
})

Pending.test('keeps the focus, ignores presses and says so', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: /^Save\s+Please wait$/ })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  button.focus()
  await expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onPress).not.toHaveBeenCalled()
})
