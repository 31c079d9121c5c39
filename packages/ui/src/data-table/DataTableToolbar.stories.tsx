import { Bookmark, Plus, SquarePen, Upload } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { few } from './remote.fixture.js'
import { StoryTable } from './StoryTable.fixture.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const buttons = (
  <>
    <Button variant="ghost" icon={<Upload {...glyph} />}>
      Import
    </Button>
    <Button variant="ghost" icon={<SquarePen {...glyph} />}>
      Change several
    </Button>
    <Button variant="primary" icon={<Plus {...glyph} />}>
      New interface
    </Button>
  </>
)

const views = (
  <Button variant="secondary" icon={<Bookmark {...glyph} />}>
    My open interfaces
  </Button>
)

/** Every button lies inside the toolbar and is large enough. */
const holdsAllButtons = async (canvasElement: HTMLElement) => {
  const toolbar = nth(canvasElement.querySelectorAll<HTMLElement>('.emb-table-toolbar'), 0)
  const { left, right } = toolbar.getBoundingClientRect()
  const buttons = within(toolbar)
    .getAllByRole('button')
    .filter((button) => !button.closest('.emb-table-filters'))
  await expect(buttons.length).toBeGreaterThan(3)
  for (const button of buttons) {
    const place = button.getBoundingClientRect()
    await expect(place.left).toBeGreaterThanOrEqual(left)
    await expect(place.right).toBeLessThanOrEqual(right)
    await expect(place.height).toBeGreaterThanOrEqual(24)
  }
}

const meta = preview.meta({
  component: StoryTable,
  args: { source: few, exportName: 'interfaces', start: views, end: buttons },
  parameters: { layout: 'fullscreen' },
  play: ({ canvasElement }) => holdsAllButtons(canvasElement),
})

const filters = { technology: ['OData'], domain: ['Order to cash', 'Plan to produce'] }

export const Wide = meta.story({ args: { defaultView: { filters } } })
export const Middle = meta.story({ args: { width: 820, defaultView: { filters } } })
export const NarrowFiltered = meta.story({ args: { width: 390, defaultView: { filters, search: 'order' } } })
/** The smallest width, with longer words. */
export const Narrowest = meta.story({ args: { width: 320 }, globals: { language: 'de' } })
