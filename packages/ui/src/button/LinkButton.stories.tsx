import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { LinkProvider } from '../link/Link.js'
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
export const States = meta.story(
  states(LinkButton, {
    Primary: { variant: 'primary', children: 'New service' },
    Ghost: { variant: 'ghost', size: 's' },
    'New tab': { newTab: true, href: 'https://example.test/service', children: 'Open host' },
    'With icon': { children: 'Add service', icon: <Plus size={16} strokeWidth={1.5} aria-hidden="true" /> },
    'Long text': {
      newTab: true,
      children: 'Open the documentation of the interface in the archive',
      style: { maxInlineSize: 220 },
    },
  }),
)

Default.test('is a link that the router serves', async ({ canvas, userEvent }) => {
  navigate.mockClear()
  const link = canvas.getByRole('link', { name: 'Open services' })
  await expect(link).toHaveAttribute('href', '/services')
  await userEvent.click(link)
  await expect(navigate).toHaveBeenCalledWith('/services', expect.anything())
})

States.test('opens a new tab and says so', async ({ canvas }) => {
  const link = stateOf(canvas, 'New tab').getByRole('link', { name: 'Open host (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noreferrer')
})
