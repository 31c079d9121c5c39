import { useState } from 'react'
import { CalendarDays, Link2, Plus, Table } from 'lucide-react'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '../button/index.js'
import { LinkProvider } from '../link/Link.js'
import { CommandPalette } from './CommandPalette.js'
import type { CommandEntry, CommandGroup, CommandSource } from './CommandSource.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const navigate = fn()
const create = fn()

const pages: readonly CommandEntry[] = [
  { id: 'services', label: 'Services', description: 'Data', icon: <Link2 {...glyph} />, href: '/bim/services' },
  { id: 'tables', label: 'Tables', description: 'Dictionary', icon: <Table {...glyph} />, href: '/bim/dictionary' },
  { id: 'calendar', label: 'Calendar', description: 'Project', icon: <CalendarDays {...glyph} />, href: '/calendar' },
]
const actions: readonly CommandEntry[] = [
  { id: 'new', label: 'New service', icon: <Plus {...glyph} />, shortcut: 'N', onAction: create },
  { id: 'row', label: 'Add row', icon: <Plus {...glyph} /> },
]

const groups: readonly CommandGroup[] = [
  { id: 'pages', label: 'Pages', entries: pages },
  { id: 'actions', label: 'Actions', entries: actions },
]

const search = (text: string): readonly CommandGroup[] =>
  groups.map((group) => ({
    ...group,
    entries: group.entries.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  }))

const meta = preview.meta({
  component: CommandPalette,
  beforeEach: () => {
    navigate.mockClear()
    create.mockClear()
  },
  args: {
    defaultOpen: true,
    source: fn<CommandSource>(search),
    onOpenChange: fn<(open: boolean) => void>(),
    onSelect: fn<(entry: CommandEntry) => void>(),
  },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
})

const box = () => screen.findByRole('combobox', { name: 'Search and commands' })
const selected = () => screen.getByRole('option', { selected: true })

export const Default = meta.story({ play: async () => void (await screen.findAllByRole('option')) })
export const Recent = meta.story({
  args: {
    recent: [{ id: 'invoice', label: 'Vendor invoice inbound', description: 'Service', icon: <Link2 {...glyph} /> }],
  },
  play: async () => void (await screen.findAllByRole('option')),
})
export const Typed = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'serv')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
})
export const Loading = meta.story({ args: { source: fn<CommandSource>(() => new Promise(() => {})) } })
export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'warehouse')
    await screen.findByText('Nothing found')
  },
})
export const Empty = meta.story({
  args: { source: fn<CommandSource>(() => []) },
  play: async () => void (await screen.findByText('Type to search')),
})
export const Failed = meta.story({
  args: { source: fn<CommandSource>(() => Promise.reject(new Error('offline'))) },
  play: async () => void (await screen.findByRole('alert')),
})
export const LongText = meta.story({
  args: {
    source: fn<CommandSource>(() => [
      {
        id: 'many',
        label: 'Services',
        entries: Array.from({ length: 40 }, (_, index) => ({
          id: `s${index}`,
          label: `${index + 1} Journal entry bulk creation request confirmation`,
          description: 'Accounting and financial close, general ledger, western region',
        })),
      },
    ]),
  },
  play: async () => void (await screen.findAllByRole('option')),
})
/** It goes with Escape, forgets the text and gives the focus back. */
export const WithTrigger = meta.story({
  args: { defaultOpen: false },
  parameters: unpictured,
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Search</Button>
        <CommandPalette {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(trigger)
    await userEvent.type(await box(), 'tab')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.click(trigger)
    await expect(await box()).toHaveValue('')
  },
})

Default.test('moves by arrows and goes to an address by Enter', async ({ userEvent, args }) => {
  await screen.findAllByRole('option')
  const input = await box()
  await expect(input).toHaveFocus()
  await expect(selected()).toHaveTextContent('Services')
  await expect(input.getAttribute('aria-activedescendant')).toBe(selected().id)
  await userEvent.keyboard('{ArrowDown}')
  await expect(selected()).toHaveTextContent('Tables')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect(selected()).toHaveTextContent('Add row')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(navigate).toHaveBeenCalledOnce()
  await expect(navigate).toHaveBeenCalledWith('/bim/services', expect.anything())
  await expect(args.onSelect).toHaveBeenCalledOnce()
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
})

Typed.test('marks the words and acts by mouse', async ({ userEvent }) => {
  await expect(screen.getAllByRole('option').map((option) => option.querySelector('mark')?.textContent)).toEqual([
    'Serv',
    'serv',
  ])
  await userEvent.click(screen.getByRole('option', { name: /New service/ }))
  await expect(create).toHaveBeenCalledOnce()
})

Default.test('drops answers that come too late and aborts them', async ({ userEvent, args }) => {
  const signals: AbortSignal[] = []
  mocked(args.source).mockImplementation((text, { signal }) => {
    signals.push(signal)
    return text === 'ser' ? search('ser') : new Promise(() => {})
  })
  const input = await box()
  await userEvent.type(input, 'tab')
  await waitFor(() => expect(signals).toHaveLength(1))
  await userEvent.clear(input)
  await userEvent.type(input, 'ser')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await expect(signals[0]?.aborted).toBe(true)
})

Failed.test('asks again', async ({ userEvent, args }) => {
  mocked(args.source).mockImplementation(search)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
  await expect(await box()).toHaveFocus()
})
