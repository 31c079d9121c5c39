import { Database, Link2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { LinkProvider } from '../link/index.js'
import { Navigation } from '../navigation/index.js'
import { Page } from '../page/index.js'
import { SchemeSwitch } from '../scheme/index.js'
import { Skeleton } from '../skeleton/index.js'
import { ClassyLayout } from './ClassyLayout.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const navigate = fn()

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
}

const meta = preview.meta({
  component: ClassyLayout,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    navigate.mockClear()
  },
  args: {
    user: { name: 'Marta Kowalczyk', email: 'm.kowalczyk@example.test' },
    version: '1.4.0',
    year: 2026,
    organisation: <Button variant="ghost">Terranova Group</Button>,
    header: <SchemeSwitch value="light" onValueChange={() => {}} />,
    navigation: (
      <Navigation
        current="services"
        items={[
          {
            id: 'data',
            title: 'Data',
            type: 'group',
            children: [
              {
                id: 'tables',
                title: 'Tables',
                type: 'basic',
                icon: <Database {...glyph} />,
                link: '/tables',
                count: 1284,
              },
              {
                id: 'services',
                title: 'Services',
                type: 'basic',
                icon: <Link2 {...glyph} />,
                link: '/services',
                count: 214,
              },
            ],
          },
        ]}
      />
    ),
    children: (
      <Page>
        <Page.Head title="Services" count={214} actions={<Button variant="primary">New service</Button>} />
        <Page.Body>
          <Skeleton columns={[180, 160]} />
        </Page.Body>
      </Page>
    ),
  },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <ClassyLayout {...args} />
    </LinkProvider>
  ),
})

export const Default = meta.story({})
export const Collapsed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
    await userEvent.unhover(canvas.getByRole('button', { name: 'Navigation' }))
  },
})
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
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

Default.test('has landmarks and the measures of the layout', async ({ canvas }) => {
  await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(248)
  await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56)
  await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 EMBPM1.4.0')
})

Default.test('collapses and opens the sidebar', async ({ canvas, userEvent }) => {
  const toggle = canvas.getByRole('button', { name: 'Navigation' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(toggle)
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
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

Narrow.test('has the sidebar closed and gives it the focus when it opens', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  await expect(canvas.getByRole('complementary')).toHaveFocus()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

Narrow.test('closes by Escape and gives the focus back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(canvas.getByRole('button', { name: 'Navigation' })).toHaveFocus()
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
  const backdrop = canvasElement.querySelector('.emb-classy-backdrop')
  if (backdrop) await userEvent.click(backdrop)
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Close navigation' }))
  await expect(canvas.queryByRole('complementary')).toBeNull()
})
