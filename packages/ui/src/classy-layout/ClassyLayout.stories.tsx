import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '../button/index.js'
import { desktop, page, phone, shell, tablet } from '../layout/layoutStory.fixture.js'
import { LinkProvider } from '../link/Link.js'
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

export const Default = meta.story({
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(248)
    await expect(nth(canvas.getAllByRole('banner'), 0).getBoundingClientRect().height).toBe(56)
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 EMBPM1.4.0')
  },
})
/** At 960 px, with a user whose name and address are longer than the sidebar is wide. */
export const Medium = meta.story({
  ...tablet,
  args: {
    user: {
      name: 'Wolfeschlegelsteinhausenbergerdorff the Elder',
      email: 'a.very.long.address.indeed@department.example.test',
    },
  },
})
export const Collapsed = meta.story({ ...desktop, args: { defaultSidebarOpen: false } })
export const Narrow = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})
export const NarrowOpen = meta.story({
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
    await expect(canvas.getByRole('complementary')).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
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
/** The sidebar stays as its owner says. */
export const Controlled = meta.story({
  args: { sidebarOpen: true },
  parameters: unpictured,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
    await expect(args.onSidebarOpenChange).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('complementary')).toBeVisible()
  },
})
/** A visit goes back to where it was; a new one begins at the top. */
export const Visits = meta.story({
  parameters: unpictured,
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
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main')
    main.scrollTop = 700
    // The place is noted when the browser reports that it has scrolled.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }))
    await expect(main.scrollTop).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }))
    await expect(main.scrollTop).toBe(700)
  },
})

Default.test('collapses and opens the sidebar, which stays when one navigates', async (context) => {
  const { canvas, userEvent, args } = context
  const toggle = canvas.getByRole('button', { name: 'Navigation' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(toggle)
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(args.onSidebarOpenChange).toHaveBeenLastCalledWith(false)
  await expect(canvas.getByRole('contentinfo')).toBeVisible()
  await userEvent.click(toggle)
  await expect(canvas.getByRole('complementary')).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Tables 1,284' }))
  await expect(navigate).toHaveBeenCalledWith('/tables', expect.anything())
  await expect(canvas.getByRole('complementary')).toBeVisible()
})

Default.test('skips to the page from the first stop', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('main')).toHaveFocus()
})

NarrowOpen.test('closes by navigating', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Tables 1,284' }))
  await expect(navigate).toHaveBeenCalledWith('/tables', expect.anything())
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(canvas.getByRole('main')).toHaveFocus()
})

NarrowOpen.test('closes by a click outside, its button and Escape, which gives the focus back', async (context) => {
  const { canvas, canvasElement, userEvent, args } = context
  const toggle = canvas.getByRole('button', { name: 'Navigation' })
  await userEvent.click(nth(canvasElement.querySelectorAll('.emb-layout-backdrop'), 0))
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await userEvent.click(toggle)
  await userEvent.click(canvas.getByRole('button', { name: 'Close navigation' }))
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await userEvent.click(toggle)
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(toggle).toHaveFocus()
  await expect(args.onSidebarOpenChange).not.toHaveBeenCalled()
})

RightToLeft.test('has the sidebar at the right', async ({ canvas }) => {
  const side = canvas.getByRole('complementary').getBoundingClientRect()
  await expect(side.right).toBe(document.documentElement.clientWidth)
  await expect(canvas.getByRole('main').getBoundingClientRect().right).toBe(side.left)
})
