import { Database, FileText, Link2, Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { LinkProvider } from '../link/index.js'
import { Navigation } from './Navigation.js'
import type { NavigationItem } from './NavigationItem.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const items: readonly NavigationItem[] = [
  {
    id: 'data',
    title: 'Data',
    type: 'group',
    children: [
      { id: 'tables', title: 'Tables', type: 'basic', icon: <Database {...glyph} />, link: '/bim/tables', count: 1284 },
      { id: 'elements', title: 'Data elements', type: 'basic', icon: <FileText {...glyph} />, link: '/bim/elements' },
      {
        id: 'services',
        title: 'Services',
        type: 'basic',
        icon: <Link2 {...glyph} />,
        link: '/bim/services',
        count: 214,
      },
      { id: 'create', title: 'Create', type: 'basic', icon: <Plus {...glyph} />, disabled: true, link: '/bim/create' },
      { id: 'secret', title: 'Secret', type: 'basic', link: '/bim/secret', hidden: true },
    ],
  },
  {
    id: 'gone',
    title: 'Nothing to see',
    type: 'group',
    children: [{ id: 'x', title: 'X', type: 'basic', hidden: true }],
  },
  { id: 'line', type: 'divider' },
  {
    id: 'dictionary',
    title: 'Dictionary',
    type: 'group',
    children: [{ id: 'used', title: 'Where used', type: 'basic', link: '/bim/used' }],
  },
]

const navigate = fn()

const meta = preview.meta({
  component: Navigation,
  args: { items, current: 'services' },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <div style={{ inlineSize: '248px' }}>
        <Navigation {...args} />
      </div>
    </LinkProvider>
  ),
})

export const Default = meta.story({})
export const CurrentByAddress = meta.story({ args: { current: '/bim/services/7?tab=links' } })
export const Nested = meta.story({
  args: {
    current: 'instances',
    items: [
      {
        id: 'technologies',
        title: 'Technologies',
        type: 'basic',
        icon: <Database {...glyph} />,
        link: '/technologies',
        children: [{ id: 'instances', title: 'Instances', type: 'basic', link: '/technologies/instances' }],
      },
    ],
  },
})
export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'a',
        title: 'Implementation of the rollout in the northern region',
        type: 'group',
        children: [
          {
            id: 'services',
            title: 'Record to report, wave 2, with the whole tax codes',
            type: 'basic',
            link: '/a',
            count: 12,
          },
        ],
      },
    ],
  },
})
const folding: readonly NavigationItem[] = [
  {
    id: 'data',
    title: 'Data',
    type: 'group',
    collapsible: true,
    children: [{ id: 'services', title: 'Services', type: 'basic', icon: <Link2 {...glyph} />, link: '/bim/services' }],
  },
  {
    id: 'dictionary',
    title: 'Dictionary',
    type: 'group',
    collapsible: true,
    defaultCollapsed: true,
    children: [{ id: 'used', title: 'Where used', type: 'basic', icon: <Database {...glyph} />, link: '/bim/used' }],
  },
]
export const Collapsible = meta.story({ args: { items: folding } })
export const CollapsibleWithCurrentInside = meta.story({ args: { items: folding, current: 'used' } })
export const Empty = meta.story({ args: { items: [] }, parameters: { chromatic: { disableSnapshot: true } } })
export const Rail = meta.story({
  args: { rail: true },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <div style={{ inlineSize: '56px' }}>
        <Navigation {...args} />
      </div>
    </LinkProvider>
  ),
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

Default.test('marks the current page and leads to the others', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Services 214' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(canvas.getByRole('link', { name: 'Tables 1,284' }))
  await expect(navigate).toHaveBeenCalledWith('/bim/tables', expect.anything())
})

Default.test('leaves out what is hidden and groups without items', async ({ canvas }) => {
  await expect(canvas.queryByText('Secret')).toBeNull()
  await expect(canvas.queryByText('Nothing to see')).toBeNull()
  await expect(canvas.getByRole('list', { name: 'Dictionary' })).toBeVisible()
})

Default.test('does not lead to what is disabled', async ({ canvas }) => {
  const item = canvas.getByRole('link', { name: 'Create' })
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).not.toHaveAttribute('href')
})

CurrentByAddress.test('marks the page that an address belongs to', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Services')
})

Collapsible.test('folds and opens a group by keyboard', async ({ canvas, userEvent }) => {
  const group = canvas.getByRole('button', { name: 'Dictionary' })
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(canvas.queryByRole('link', { name: 'Where used' })).toBeNull()
  group.focus()
  await userEvent.keyboard('{Enter}')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getByRole('list', { name: 'Dictionary' })).toBeVisible()
  await userEvent.keyboard(' ')
  await expect(canvas.queryByRole('link', { name: 'Where used' })).toBeNull()
})

CollapsibleWithCurrentInside.test('never hides the current page at first', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Where used')
})

Rail.test('keeps the names', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Services 214' })).toHaveAttribute('aria-current', 'page')
})
