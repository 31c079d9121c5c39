import { useState } from 'react'
import { CalendarDays, Link2, Plus } from 'lucide-react'
import { Button } from '../../button/index.js'
import { CommandPalette, type CommandGroup } from '../../command-palette/CommandPalette.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const commands: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    entries: [
      { id: 'services', label: 'Services', description: 'Data', icon: <Link2 {...glyph} />, href: '/services' },
      {
        id: 'calendar',
        label: 'Calendar',
        description: 'Project',
        icon: <CalendarDays {...glyph} />,
        href: '/calendar',
      },
    ],
  },
  { id: 'actions', label: 'Actions', entries: [{ id: 'new', label: 'New service', icon: <Plus {...glyph} /> }] },
]

const find = (text: string): readonly CommandGroup[] =>
  commands.map((group) => ({
    ...group,
    entries: group.entries.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  }))

/** A command palette behind its button. */
export const Palette = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search and commands</Button>
      <CommandPalette source={find} open={open} onOpenChange={setOpen} />
    </>
  )
}
