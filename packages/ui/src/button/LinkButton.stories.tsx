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

Default.test('is a link that the router serves', async ({ canvas, userEvent }) => {
  navigate.mockClear()
  const link = canvas.getByRole('link', { name: 'Open services' })
  await expect(link).toHaveAttribute('href', '/services')
  await userEvent.click(link)
  await expect(navigate).toHaveBeenCalledWith('/services', expect.anything())
})
