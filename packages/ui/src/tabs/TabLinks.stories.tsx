import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { LinkProvider } from '../link/Link.js'
import { TabLinks } from './TabLinks.js'

const navigate = fn()
const meta = preview.meta({
  component: TabLinks,
  args: {
    'aria-label': 'Parts of the order',
    current: 'schedule',
    items: [
      { id: 'general', label: 'General', href: '/orders/147' },
      { id: 'schedule', label: 'Schedule', href: '/orders/147/schedule' },
      { id: 'packages', label: 'Work packages', count: 1, tone: 'danger', href: '/orders/147/packages' },
      { id: 'tasks', label: 'Tasks', count: 24, href: '/orders/147/tasks' },
    ] as const,
  },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
})

export const Default = meta.story({})

Default.test('are links that the router serves, the current one marked', async ({ canvas, userEvent }) => {
  navigate.mockClear()
  await expect(canvas.getByRole('navigation', { name: 'Parts of the order' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(navigate).toHaveBeenLastCalledWith('/orders/147', expect.anything())
  await userEvent.click(canvas.getByRole('link', { name: 'Tasks 24' }))
  await expect(navigate).toHaveBeenLastCalledWith('/orders/147/tasks', expect.anything())
})
