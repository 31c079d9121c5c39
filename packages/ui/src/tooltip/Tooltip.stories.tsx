import { expect, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '../button/index.js'
import { Tooltip } from './Tooltip.js'

const meta = preview.meta({
  component: Tooltip,
  args: { text: 'Select table', children: <Button>Table</Button> },
})

const shown = () => waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())

export const Default = meta.story({})
export const Open = meta.story({ args: { open: true }, play: shown })
export const LongText = meta.story({
  args: {
    open: true,
    text: 'Only an administrator or a consultant of this organisation can publish a revision of a process.',
  },
  play: shown,
})
/** Closed there is nothing to be seen of them. */
export const WithoutDelay = meta.story({
  parameters: unpictured,
  args: { delay: 0 },
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip {...args} text="Open the host">
        <a href="#host">sap.example.com</a>
      </Tooltip>
    </>
  ),
})

Default.test('shows on keyboard focus, describes its element, and goes with Escape', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Select table')
  await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Select table')
  await userEvent.keyboard('{Escape}')
  await expect(screen.queryByRole('tooltip')).toBeNull()
})

WithoutDelay.test('shows while the pointer is on it, and until it is pressed', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button')
  await userEvent.hover(button)
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Select table')
  await userEvent.unhover(button)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await userEvent.hover(button)
  await screen.findByRole('tooltip')
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await expect(button).toHaveFocus()
  await expect(button).not.toHaveAccessibleDescription()
})

WithoutDelay.test('works on a plain link', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.tab()
  await expect(canvas.getByRole('link')).toHaveFocus()
  await expect(await screen.findByRole('tooltip', { name: 'Open the host' })).toBeVisible()
})
