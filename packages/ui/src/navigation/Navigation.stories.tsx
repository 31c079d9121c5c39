import { Database, FileText, Link2, Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { stateOf, states } from '@embpm/storybook/states'
import { LinkProvider } from '../link/Link.js'
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
const nested: readonly NavigationItem[] = [
  {
    id: 'technologies',
    title: 'Technologies',
    type: 'basic',
    icon: <Database {...glyph} />,
    link: '/technologies',
    children: [{ id: 'instances', title: 'Instances', type: 'basic', link: '/technologies/instances' }],
  },
]
const long: readonly NavigationItem[] = [
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
]

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Services 214' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByText('Secret')).toBeNull()
    await expect(canvas.queryByText('Nothing to see')).toBeNull()
    await expect(canvas.getByRole('list', { name: 'Dictionary' })).toBeVisible()
    const disabled = canvas.getByRole('link', { name: 'Create' })
    await expect(disabled).toHaveAttribute('aria-disabled', 'true')
    await expect(disabled).not.toHaveAttribute('href')
  },
})
/** An address marks the page that it belongs to; the current page is never hidden at first; the rail keeps the names. */
export const States = meta.story({
  ...states(Navigation, {
    'By address': { 'aria-label': 'By address', items: nested, current: '/technologies/instances/7?tab=links' },
    'Long text': { 'aria-label': 'Long text', items: long },
    Collapsible: { 'aria-label': 'Collapsible', items: folding },
    'Current inside': { 'aria-label': 'Current inside', items: folding, current: 'used' },
    Rail: { 'aria-label': 'Rail', rail: true, style: { inlineSize: 56 } },
    Empty: { 'aria-label': 'Empty', items: [] },
  }),
  play: async ({ canvas }) => {
    const current = (state: string) => stateOf(canvas, state).getByRole('link', { current: 'page' })
    await expect(current('By address')).toHaveTextContent('Instances')
    await expect(current('Current inside')).toHaveTextContent('Where used')
    await expect(current('Rail')).toHaveAccessibleName('Services 214')
  },
})

Default.test('leads to the other pages', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Tables 1,284' }))
  await expect(navigate).toHaveBeenCalledWith('/bim/tables', expect.anything())
})

const carrying: readonly NavigationItem[] = [
  { id: 'merge', title: 'Merged', type: 'basic', link: '/bim/tables?sort=name', queryParamsHandling: 'merge' },
  { id: 'preserve', title: 'Preserved', type: 'basic', link: '/bim/elements', queryParamsHandling: 'preserve' },
  { id: 'own', title: 'Own', type: 'basic', link: '/bim/services' },
]

/** Links that take the query of the current address along; they look like the others. */
export const QueryTakenAlong = meta.story({
  args: { items: carrying, current: '/bim/used?layout=dense&sort=key' },
  parameters: unpictured,
  play: async ({ canvas }) => {
    const leadsTo = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(leadsTo('Merged')).toBe('/bim/tables?layout=dense&sort=name')
    await expect(leadsTo('Preserved')).toBe('/bim/elements?layout=dense&sort=key')
    await expect(leadsTo('Own')).toBe('/bim/services')
  },
})

States.test('folds and opens a group by keyboard', async ({ canvas, userEvent }) => {
  const state = stateOf(canvas, 'Collapsible')
  const group = state.getByRole('button', { name: 'Dictionary' })
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(state.queryByRole('link', { name: 'Where used' })).toBeNull()
  group.focus()
  await userEvent.keyboard('{Enter}')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(state.getByRole('list', { name: 'Dictionary' })).toBeVisible()
  await userEvent.keyboard(' ')
  await expect(state.queryByRole('link', { name: 'Where used' })).toBeNull()
})
