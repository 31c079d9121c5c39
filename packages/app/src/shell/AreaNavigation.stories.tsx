import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '@embpm/ui/button'
import { CommandPalette } from '@embpm/ui/command-palette'
import { Navigation, type NavigationItem } from '@embpm/ui/navigation'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { AreaNavigation } from './AreaNavigation.js'
import { fittingEntries } from './SearchPalette.js'

const meta = preview.meta({ component: AreaNavigation })

const many: NavigationItem[] = Array.from({ length: 20 }, (_, group) => ({
  id: `group-${group}`,
  type: 'group',
  title: `Group ${group + 1}`,
  children: Array.from({ length: 25 }, (_item, index) => ({
    id: `page-${group * 25 + index + 1}`,
    type: 'basic',
    title: `Page ${group * 25 + index + 1}`,
    link: `/pages/${group * 25 + index + 1}`,
  })),
}))

/** A menu as long as menus get marks another page. */
export const FiveHundredEntries = meta.story({
  parameters: unpictured,
  render: function FiveHundredEntries() {
    const [current, setCurrent] = useState(1)
    return (
      <div style={{ inlineSize: '248px' }}>
        <Button onPress={() => setCurrent(current + 100)}>Next</Button>
        <Navigation items={many} current={`page-${current}`} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(500)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(document.querySelector('[aria-current="page"]')).toHaveTextContent('Page 101'))
  },
})

const entries = Array.from({ length: 500 }, (_, index) => ({
  id: `page-${index + 1}`,
  label: `Page ${index + 1}`,
  description: `Group ${Math.floor(index / 25) + 1}`,
  href: `/pages/${index + 1}`,
}))

/** The search over a menu as long as menus get finds a page while one types. */
export const FiveHundredFound = meta.story({
  parameters: unpictured,
  render: () => (
    <CommandPalette
      defaultOpen
      source={(text) => [{ id: 'pages', label: 'Pages', entries: fittingEntries(entries, text, 'en') }]}
    />
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(500))
    await userEvent.type(screen.getByRole('combobox'), 'group 477')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await expect(screen.getByRole('option')).toHaveTextContent('Page 477')
  },
})
