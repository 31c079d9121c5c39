import { expect, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { Checkbox } from '../checkbox/index.js'
import { Popover } from './Popover.js'

const meta = preview.meta({
  component: Popover,
  args: {
    'aria-label': 'Status',
    trigger: <Button>Status</Button>,
    children: (
      <div style={{ display: 'grid', gap: 8 }}>
        <Checkbox defaultChecked>Active</Checkbox>
        <Checkbox>Inactive</Checkbox>
        <Button slot="close" size="s">
          Done
        </Button>
      </div>
    ),
  },
})

export const Default = meta.story({})
export const Open = meta.story({ args: { defaultOpen: true } })
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { defaultOpen: true } })

Default.test('opens with the focus inside; Escape and its own button close it', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Status' })
  await userEvent.click(trigger)
  const panel = await screen.findByRole('dialog', { name: 'Status' })
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(trigger).toHaveFocus())
  await userEvent.click(trigger)
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
