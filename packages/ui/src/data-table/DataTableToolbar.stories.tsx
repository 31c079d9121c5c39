import { Bookmark, Plus, SquarePen, Upload } from 'lucide-react'
import { expect } from 'storybook/test'
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

const meta = preview.meta({
  component: StoryTable,
  args: { source: few, exportName: 'interfaces', start: views, end: buttons },
  parameters: { layout: 'fullscreen' },
})

const filters = { technology: ['OData'], domain: ['Order to cash', 'Plan to produce'] }

export const Wide = meta.story({ args: { defaultView: { filters } } })
export const Middle = meta.story({ args: { width: 820, defaultView: { filters } } })
export const Narrow = meta.story({ args: { width: 390 } })
export const NarrowFiltered = meta.story({ args: { width: 390, defaultView: { filters, search: 'order' } } })
export const Narrowest = meta.story({ args: { width: 320 } })
export const NarrowGerman = meta.story({ args: { width: 390 }, globals: { language: 'de' } })
export const NarrowRightToLeft = meta.story({ args: { width: 390 }, parameters: { direction: 'rtl' } })

const inside = async (canvasElement: HTMLElement) => {
  const toolbar = canvasElement.querySelector('.emb-table-toolbar')
  const { left = 0, right = 0 } = toolbar?.getBoundingClientRect() ?? {}
  for (const button of toolbar?.querySelectorAll('button') ?? []) {
    const place = button.getBoundingClientRect()
    if (button.closest('.emb-table-filters') || place.width === 0) continue
    await expect(place.left).toBeGreaterThanOrEqual(left)
    await expect(place.right).toBeLessThanOrEqual(right)
    await expect(place.height).toBeGreaterThanOrEqual(24)
  }
}

Wide.test('holds all buttons', async ({ canvasElement }) => inside(canvasElement))
Middle.test('holds all buttons', async ({ canvasElement }) => inside(canvasElement))
Narrow.test('holds all buttons', async ({ canvasElement }) => inside(canvasElement))
NarrowFiltered.test('holds all buttons', async ({ canvasElement }) => inside(canvasElement))
Narrowest.test('holds all buttons', async ({ canvasElement }) => inside(canvasElement))
