import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { BusinessAreaScreen } from './BusinessAreaScreen.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const page = `/en/${organisation}/bp/data`

const meta = preview.meta({ component: BusinessAreaScreen })

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name })

/** The page of a business area beside the tree. */
export const Default = meta.story({
  ...at(`${page}/BA-00013`),
  play: async ({ canvas }) => {
    await row(canvas, /^Order management/)
    await title(canvas, 'Where used')
  },
})

/** A business area that does not exist yet. */
export const New = meta.story({
  ...at(`${page}/new`),
  play: async ({ canvas }) => {
    await title(canvas, 'New business area')
  },
})

/** In German. */
export const German = meta.story({
  ...at(`${page.replace('/en/', '/de/')}/BA-00013`),
  play: async ({ canvas }) => {
    await row(canvas, /^Order management/)
    await title(canvas, 'Verwendung')
  },
})

/** A page on a phone. */
export const Phone = meta.story({
  ...at(`${page}/BA-00013`, { phone: true }),
  play: async ({ canvas }) => {
    await title(canvas, 'Order management')
  },
})

Default.test('is edited and saved', async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await canvas.findByRole('treeitem', { name: /^Order management 2/ })).toBeVisible()
})

Default.test('names its RICEFW items, and begins a new one in it', async ({ canvas, userEvent }) => {
  const items = await canvas.findByRole('grid', { name: 'RICEFW items' })
  await within(items).findAllByRole('link', { name: /sales order/i })
  await userEvent.click(canvas.getByRole('link', { name: 'New RICEFW item' }))
  await waitFor(() =>
    expect(canvas.getByRole('combobox', { name: /^Business area/ })).toHaveValue('1100 Order management'),
  )
})
