import { expect, screen } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { Tooltip } from './Tooltip.js'

const meta = preview.meta({
  component: Tooltip,
  args: { text: 'Select table', children: <Button>Table</Button> },
})

export const Default = meta.story({})
export const Open = meta.story({ args: { open: true } })
export const LongText = meta.story({
  args: {
    open: true,
    text: 'Only an administrator or a consultant of this organisation can publish a revision of a process.',
  },
})
export const OnPlainElement = meta.story({ args: { children: <a href="#host">sap.example.com</a> } })

Default.test('shows on keyboard focus, describes its element, and goes with Escape', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Select table')
  await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Select table')
  await userEvent.keyboard('{Escape}')
  await expect(screen.queryByRole('tooltip')).toBeNull()
})

OnPlainElement.test('works on a plain link', async ({ userEvent }) => {
  await userEvent.tab()
  await expect(await screen.findByRole('tooltip')).toBeVisible()
})
