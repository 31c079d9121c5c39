import { expect, mocked, screen, spyOn, waitFor } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '../button/index.js'
import { Checkbox } from '../checkbox/Checkbox.js'
import { Popover, popoverPart } from './Popover.js'

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

const opened = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())

export const Default = meta.story({ args: { defaultOpen: true }, play: opened })
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { defaultOpen: true },
  play: opened,
})

Default.test('opens with the focus inside; Escape and its own button close it', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const trigger = canvas.getByRole('button', { name: 'Status' })
  await userEvent.click(trigger)
  const panel = await screen.findByRole('dialog', { name: 'Status' })
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await expect(trigger).toHaveAttribute('aria-controls', panel.id)
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(trigger).toHaveFocus())
  await userEvent.click(trigger)
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

RightToLeft.test('opens at the right edge of its trigger', async ({ canvasElement }) => {
  const trigger = nth(canvasElement.querySelectorAll('.emb-button'), 0)
  const panel = nth(document.querySelectorAll('.emb-popover'), 0)
  await expect(panel.getBoundingClientRect().right).toBe(trigger.getBoundingClientRect().right)
})

/** The code of the panel cannot be loaded: that is said, and the next press tries again. */
export const Failed = meta.story({
  parameters: unpictured,
  beforeEach: () => {
    spyOn(popoverPart, 'loaded').mockReturnValue(undefined)
    spyOn(popoverPart, 'load').mockRejectedValue(new Error('503'))
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Status' })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findAllByText('That could not be loaded. Press again.')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    mocked(popoverPart.loaded).mockRestore()
    mocked(popoverPart.load).mockRestore()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Status' })
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  },
})
