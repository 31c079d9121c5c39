import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { LinkProvider } from '../link/index.js'
import { LinkButton } from './LinkButton.js'

const navigate = fn()
const meta = preview.meta({
  component: LinkButton,
  args: { href: '/services', children: 'Open services' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
})

export const Default = meta.story({})
export const Primary = meta.story({ args: { variant: 'primary', children: 'New service' } })
export const Ghost = meta.story({ args: { variant: 'ghost', size: 's' } })
export const NewTab = meta.story({
  args: { newTab: true, href: 'https://example.test/service', children: 'Open host' },
})
export const WithIcon = meta.story({
  args: { children: 'Add service', icon: <Plus size={16} strokeWidth={1.5} aria-hidden="true" /> },
})
export const LongText = meta.story({
  args: { newTab: true, children: 'Open the documentation of the interface in the archive' },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <LinkButton {...args} />
    </div>
  ),
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { newTab: true } })

Default.test('is a link that the router serves', async ({ canvas, userEvent }) => {
  navigate.mockClear()
  const link = canvas.getByRole('link', { name: 'Open services' })
  await expect(link).toHaveAttribute('href', '/services')
  await userEvent.click(link)
  await expect(navigate).toHaveBeenCalledWith('/services', expect.anything())
})

NewTab.test('opens a new tab and says so', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Open host (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noreferrer')
})
