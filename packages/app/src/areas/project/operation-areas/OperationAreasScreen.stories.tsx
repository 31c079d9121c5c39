import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { OperationAreasScreen } from './OperationAreasScreen.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const page = `/en/${organisation}/project/operation-area`

const meta = preview.meta({ component: OperationAreasScreen })

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })

/** The hierarchy as one finds it. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => {
    await row(canvas, /^Leeds/)
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
    await row(canvas, /^Kassel/)
  },
})

/** On a phone. */
export const OnAPhone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await row(canvas, /^Kassel/)
  },
})

Default.test('is opened, renamed and moved by keyboard', async ({ canvas, userEvent }) => {
  const tree = canvas.getByRole('tree', { name: 'Operation areas' })
  tree.focus()
  await userEvent.keyboard('{Home}{ArrowDown}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^Gdynia/ })).toHaveAttribute('aria-level', '2'))
  await userEvent.keyboard('{F2}Gdynia port{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Gdynia port' })).toBeVisible()
  const levels = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
  await waitFor(() => expect(levels.getByRole('link', { name: 'Kassel' })).toBeVisible())
})
