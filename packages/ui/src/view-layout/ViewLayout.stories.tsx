import { CalendarDays, MessageSquare, SquareKanban, Workflow } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { desktop, glyph, mark, page, phone, tablet } from '../layout/layoutStory.fixture.js'
import { LinkProvider } from '../link/Link.js'
import { SchemeSwitch } from '../scheme/index.js'
import { StateMessage } from '../state-message/StateMessage.js'
import { ViewLayout } from './ViewLayout.js'

const navigate = fn()

const meta = preview.meta({
  component: ViewLayout,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    navigate.mockClear()
  },
  args: {
    brand: mark,
    current: '/view/processes/7',
    items: [
      { id: 'processes', title: 'Processes', type: 'basic', icon: <Workflow {...glyph} />, link: '/view/processes' },
      { id: 'calendar', title: 'Calendar', type: 'basic', icon: <CalendarDays {...glyph} />, link: '/view/calendar' },
      { id: 'project', title: 'Project', type: 'basic', icon: <SquareKanban {...glyph} />, link: '/view/project' },
      { id: 'chat', title: 'AI chat', type: 'basic', icon: <MessageSquare {...glyph} />, link: '/view/chat' },
      { id: 'secret', title: 'Secret', type: 'basic', hidden: true, link: '/view/secret' },
    ],
    header: <SchemeSwitch value="light" onValueChange={() => {}} />,
    children: page,
  },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <ViewLayout {...args} />
    </LinkProvider>
  ),
})

export const Default = meta.story({
  ...desktop,
  play: async ({ canvas }) => {
    await expect(nth(canvas.getAllByRole('banner'), 0).getBoundingClientRect().height).toBe(48)
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await expect(canvas.getByRole('link', { name: 'Processes' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByText('Secret')).toBeNull()
  },
})
export const Medium = meta.story(tablet)
/** The pages scroll inside the bar. */
export const Narrow = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' })
    await expect(bar).toContainElement(canvas.getByRole('link', { name: 'AI chat' }))
    await expect(bar.scrollWidth).toBeGreaterThan(bar.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})
export const NavigationDisabled = meta.story({
  args: {
    navigationDisabled: true,
    children: (
      <StateMessage
        kind="error"
        headingLevel={1}
        title="The organisation could not be found"
        description="Ask the person who set this tab up to choose an organisation."
      />
    ),
  },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('link', { name: 'Calendar' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).not.toHaveAttribute('href')
  },
})
export const WithoutNavigation = meta.story({ args: { items: [] } })
export const RightToLeft = meta.story({ ...desktop, parameters: { ...desktop.parameters, direction: 'rtl' } })

Default.test('skips to the page from the first stop, and leads to the other pages', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('main')).toHaveFocus()
  await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }))
  await expect(navigate).toHaveBeenCalledWith('/view/calendar', expect.anything())
})

RightToLeft.test('has the pages from the right on, and the tools at the left', async ({ canvas }) => {
  const left = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().left
  await expect(left('Processes')).toBeGreaterThan(left('Calendar'))
  const scheme = canvas.getByRole('button', { name: /^Colour scheme/ })
  await expect(scheme.getBoundingClientRect().right).toBeLessThan(left('AI chat'))
})
