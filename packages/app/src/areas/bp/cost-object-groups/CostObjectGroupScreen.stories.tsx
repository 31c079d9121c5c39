import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen } from 'storybook/test'
import { CostObjectGroupScreen } from './CostObjectGroupScreen.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const page = `/en/${organisation}/bp/master-data/cost-object-groups`

const meta = preview.meta({ component: CostObjectGroupScreen })

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name })

/** The page of a group beside the tree. */
export const Default = meta.story({
  ...at(`${page}/COG-00007`),
  play: async ({ canvas }) => {
    await row(canvas, /^Production Kassel/)
    await title(canvas, 'Where used')
  },
})

/** A group that does not exist yet. */
export const New = meta.story({
  ...at(`${page}/new`),
  play: async ({ canvas }) => {
    await title(canvas, 'New group')
  },
})

/** In German. */
export const German = meta.story({
  ...at(`${page.replace('/en/', '/de/')}/COG-00007`),
  play: async ({ canvas }) => {
    await row(canvas, /^Production Kassel/)
    await title(canvas, 'Verwendung')
  },
})

/** A page on a phone. */
export const Phone = meta.story({
  ...at(`${page}/COG-00007`, { phone: true }),
  play: async ({ canvas }) => {
    await title(canvas, 'Production Kassel')
  },
})

Default.test('is edited and saved', async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await canvas.findByRole('treeitem', { name: /^Production Kassel 2/ })).toBeVisible()
})
