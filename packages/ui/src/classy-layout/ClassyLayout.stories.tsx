import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { desktop, page, phone, shell, tablet } from '../layout/layoutStory.fixture.js'
import { LinkProvider } from '../link/index.js'
import { ClassyLayout } from './ClassyLayout.js'

const navigate = fn()

const meta = preview.meta({
  component: ClassyLayout,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    navigate.mockClear()
  },
  args: {
    ...shell,
    user: { name: 'Marta Kowalczyk', email: 'm.kowalczyk@example.test' },
    children: page,
    onSidebarOpenChange: fn(),
  },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <ClassyLayout {...args} />
    </LinkProvider>
  ),
})

export const Default = meta.story(desktop)
export const Medium = meta.story(tablet)
export const Collapsed = meta.story({ ...desktop, args: { defaultSidebarOpen: false } })
export const LongText = meta.story({
  args: {
    user: {
      name: 'Wolfeschlegelsteinhausenbergerdorff the Elder',
      email: 'a.very.long.address.indeed@department.example.test',
    },
  },
})
export const Narrow = meta.story(phone)
export const NarrowOpen = meta.story({
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  },
})
export const RightToLeft = meta.story({
  ...desktop,
  parameters: { ...desktop.parameters, direction: 'rtl' },
})
export const RightToLeftNarrowOpen = meta.story({
  ...phone,
  parameters: { ...phone.parameters, direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  },
})
export const Controlled = meta.story({
  args: { sidebarOpen: true },
  // As Default to the eye.
  parameters: { chromatic: { disableSnapshot: true } },
})
export const Visits = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Visits(args) {
    const [visit, setVisit] = useState('a')
    return (
      <ClassyLayout
        {...args}
        scrollKey={visit}
        header={<Button onPress={() => setVisit(visit === 'a' ? 'b' : 'a')}>Go</Button>}
      >
        <div style={{ blockSize: '3000px', flex: 'none' }}>
          <Button>{`Visit ${visit}`}</Button>
        </div>
      </ClassyLayout>
    )
  },
})

Default.test('has landmarks and the measures of the layout', async ({ canvas }) => {
  await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(248)
  await expect(canvas.getAllByRole('banner')[0]?.getBoundingClientRect().height).toBe(56)
  await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 EMBPM1.4.0')
})

Default.test('collapses and opens the sidebar', async ({ canvas, userEvent, args }) => {
  const toggle = canvas.getByRole('button', { name: 'Navigation' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(toggle)
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(args.onSidebarOpenChange).toHaveBeenLastCalledWith(false)
  await expect(canvas.getByRole('contentinfo')).toBeVisible()
  await userEvent.click(toggle)
  await expect(canvas.getByRole('complementary')).toBeVisible()
})

Default.test('skips to the page from the first stop', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('main')).toHaveFocus()
})

Default.test('stays open when one navigates', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Tables 1,284' }))
  await expect(navigate).toHaveBeenCalledWith('/tables', expect.anything())
  await expect(canvas.getByRole('complementary')).toBeVisible()
})

Controlled.test('stays as its owner says', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  await expect(args.onSidebarOpenChange).toHaveBeenCalledWith(false)
  await expect(canvas.getByRole('complementary')).toBeVisible()
})

Visits.test('goes back to where a visit was, and starts a new one at the top', async ({ canvas, userEvent }) => {
  const main = canvas.getByRole('main')
  main.scrollTop = 700
  // The place is noted when the browser tells that it has scrolled.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await userEvent.click(canvas.getByRole('button', { name: 'Go' }))
  await expect(main.scrollTop).toBe(0)
  await userEvent.click(canvas.getByRole('button', { name: 'Go' }))
  await expect(main.scrollTop).toBe(700)
})

Narrow.test('has the sidebar closed and gives it the focus when it opens', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  await expect(canvas.getByRole('complementary')).toHaveFocus()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

Narrow.test('closes by Escape and gives the focus back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(canvas.getByRole('button', { name: 'Navigation' })).toHaveFocus()
  await expect(args.onSidebarOpenChange).not.toHaveBeenCalled()
})

Narrow.test('closes by navigating', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  await userEvent.click(canvas.getByRole('link', { name: 'Tables 1,284' }))
  await expect(navigate).toHaveBeenCalledWith('/tables', expect.anything())
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(canvas.getByRole('main')).toHaveFocus()
})

Narrow.test('closes by a click outside and by its button', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  const backdrop = canvasElement.querySelector('.emb-layout-backdrop')
  if (backdrop) await userEvent.click(backdrop)
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Close navigation' }))
  await expect(canvas.queryByRole('complementary')).toBeNull()
})
