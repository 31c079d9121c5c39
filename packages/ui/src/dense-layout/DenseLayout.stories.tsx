import { expect, fn, screen } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { desktop, mark, page, phone, shell, tablet } from '../layout/layoutStory.fixture.js'
import { LinkProvider } from '../link/index.js'
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

export const Default = meta.story(desktop)
export const Opened = meta.story({ ...desktop, args: { defaultSidebarOpen: true } })
export const Medium = meta.story(tablet)
export const Narrow = meta.story(phone)
export const NarrowOpen = meta.story({
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  },
})
export const LongText = meta.story({
  ...phone,
  args: { product: 'Enterprise modelling of the whole group', status: 'Read only: the connection was lost at 09:14' },
})
export const RightToLeft = meta.story({ ...desktop, parameters: { ...desktop.parameters, direction: 'rtl' } })
export const RightToLeftOpened = meta.story({
  ...desktop,
  args: { defaultSidebarOpen: true },
  parameters: { ...desktop.parameters, direction: 'rtl' },
})
export const RightToLeftNarrow = meta.story({ ...phone, parameters: { ...phone.parameters, direction: 'rtl' } })

Default.test('has landmarks and the measures of the layout', async ({ canvas }) => {
  await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(56)
  await expect(canvas.getAllByRole('banner')[0]?.getBoundingClientRect().height).toBe(48)
  await expect(canvas.getByRole('contentinfo').getBoundingClientRect().height).toBe(24)
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 EMBPM 1.4.0')
  await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
})

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

Default.test('skips to the page from the first stop', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('main')).toHaveFocus()
})

Narrow.test('is an overlay, closed at first, with the titles', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  await expect(canvas.getByRole('complementary')).toHaveFocus()
  await expect(canvas.getByText('Where used')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect(canvas.getByRole('button', { name: 'Navigation' })).toHaveFocus()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
