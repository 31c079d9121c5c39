import { expect, fn, screen } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { desktop, mark, page, phone, shell, tablet } from '../layout/layoutStory.fixture.js'
import { LinkProvider } from '../link/Link.js'
import { DenseLayout } from './DenseLayout.js'

const navigate = fn()

const meta = preview.meta({
  component: DenseLayout,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    navigate.mockClear()
  },
  args: { ...shell, mark, status: '5 tasks, 3 lanes', children: page, onSidebarOpenChange: fn() },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <DenseLayout {...args} />
    </LinkProvider>
  ),
})

export const Default = meta.story({
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(56)
    await expect(nth(canvas.getAllByRole('banner'), 0).getBoundingClientRect().height).toBe(48)
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().height).toBe(24)
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 EMBPM 1.4.0')
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
  },
})
export const Opened = meta.story({ ...desktop, args: { defaultSidebarOpen: true } })
export const Medium = meta.story(tablet)
/** On a phone, with a status that is too long for its line. */
export const Narrow = meta.story({
  ...phone,
  args: { status: 'Read only: the connection to the server was lost at 09:14' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})
/** The overlay has titles, below a product whose name is too long for it. */
export const NarrowOpen = meta.story({
  ...phone,
  args: { product: 'Enterprise modelling of the whole group' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
    await expect(canvas.getByText('Where used')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})
export const RightToLeft = meta.story({ ...desktop, parameters: { ...desktop.parameters, direction: 'rtl' } })

Default.test('opens the rail to the whole navigation and folds it again', async ({ canvas, userEvent, args }) => {
  const toggle = canvas.getByRole('button', { name: 'Navigation' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(toggle)
  await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(232)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(args.onSidebarOpenChange).toHaveBeenCalledWith(true)
  await userEvent.click(toggle)
  await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(56)
})

Default.test('names the glyphs of the rail, for the eye by a tooltip', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Services 214' })).toHaveAttribute('aria-current', 'page')
  await userEvent.tab()
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: 'Tables 1,284' })).toHaveFocus()
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Tables')
  await userEvent.keyboard('{Enter}')
  await expect(navigate).toHaveBeenCalledWith('/tables', expect.anything())
})

RightToLeft.test('has the rail at the right', async ({ canvas }) => {
  const rail = canvas.getByRole('complementary').getBoundingClientRect()
  await expect(rail.right).toBe(document.documentElement.clientWidth)
  await expect(canvas.getByRole('main').getBoundingClientRect().right).toBe(rail.left)
})
