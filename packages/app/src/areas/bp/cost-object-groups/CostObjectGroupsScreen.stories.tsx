import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { CostObjectGroupsScreen } from './CostObjectGroupsScreen.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const page = `/en/${organisation}/bp/master-data/cost-object-groups`

const meta = preview.meta({ component: CostObjectGroupsScreen })

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })

/** The hierarchy as one finds it. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => {
    await row(canvas, /^Standard hierarchy/)
  },
})

/** The same as a list. */
export const AsList = meta.story({
  ...at(`${page}?view=list`),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('gridcell')
  },
})

/** In German. */
export const German = meta.story({
  ...at(page.replace('/en/', '/de/')),
  play: async ({ canvas }) => {
    await row(canvas, /^Standard hierarchy/)
  },
})

/** On a phone. */
export const OnAPhone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await row(canvas, /^Standard hierarchy/)
  },
})

Default.test('is opened and renamed by keyboard', async ({ canvas, userEvent }) => {
  const tree = canvas.getByRole('tree', { name: 'Cost object groups' })
  tree.focus()
  await userEvent.keyboard('{Home}{F2}All costs{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: 'All costs' })).toBeVisible()
})
