import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { LinkProvider } from '../link/Link.js'
import { Breadcrumbs } from './Breadcrumbs.js'

const navigate = fn()

const meta = preview.meta({
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Project', href: '/project' },
      { label: 'Orders', href: '/project/orders' },
      { label: 'OO-2026-0147' },
    ],
  },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <Breadcrumbs {...args} />
    </LinkProvider>
  ),
})

export const Default = meta.story({})
export const LongText = meta.story({
  args: {
    items: [
      { label: 'Implementation of the rollout in the northern region', href: '/a' },
      { label: 'Scenario processes with their results', href: '/b' },
      { label: 'A result document with an uncommonly long name' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '320px' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
})

Default.test('leads back and marks the current page', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
  await expect(canvas.getByText('OO-2026-0147')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(canvas.getByRole('link', { name: 'Orders' }))
  await expect(navigate).toHaveBeenCalledWith('/project/orders', expect.anything())
})

LongText.test('stays in one line', async ({ canvas }) => {
  const nav = canvas.getByRole('navigation')
  await expect(nav.getBoundingClientRect().height).toBe(16)
  await expect(nav.scrollWidth).toBeLessThanOrEqual(320)
})
