import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { OperationAreaScreen } from './OperationAreaScreen.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const page = `/en/${organisation}/project/operation-area`

const meta = preview.meta({ component: OperationAreaScreen })

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name })

/** The page of an operation area beside the tree. */
export const Default = meta.story({
  ...at(`${page}/OA-00009`),
  play: async ({ canvas }) => {
    await row(canvas, /^Production/)
    await title(canvas, 'Where used')
  },
})

/** A operation area that does not exist yet. */
export const New = meta.story({
  ...at(`${page}/new`),
  play: async ({ canvas }) => {
    await title(canvas, 'New operation area')
  },
})

/** In German. */
export const German = meta.story({
  ...at(`${page.replace('/en/', '/de/')}/OA-00009`),
  play: async ({ canvas }) => {
    await row(canvas, /^Production/)
    await title(canvas, 'Verwendung')
  },
})

/** A page on a phone. */
export const Phone = meta.story({
  ...at(`${page}/OA-00009`, { phone: true }),
  play: async ({ canvas }) => {
    await title(canvas, 'Production')
  },
})

Default.test('is edited and saved', async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await canvas.findByRole('treeitem', { name: /^Production 2/ })).toBeVisible()
})

Default.test('shows the orders that are done there, and makes a new one for it', async ({ canvas, userEvent }) => {
  const orders = within(await canvas.findByRole('region', { name: /^Operation orders/ }))
  await userEvent.click(await orders.findByRole('link', { name: 'New operation order' }))
  await waitFor(() =>
    expect(canvas.getByRole('combobox', { name: /^Operation area/ })).toHaveDisplayValue(/Production/),
  )
})

Default.test(
  'works by the calendar of the site above, until it is given one of its own',
  async ({ canvas, userEvent }) => {
    // The card is another one once the calendar is there.
    await expect(await canvas.findByRole('link', { name: 'Kassel, five days' })).toBeVisible()
    await expect(canvas.getByText('From Kassel')).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: /^Calendar/ }), 'Almaty')
    await userEvent.click(await screen.findByRole('option', { name: /Almaty, six days/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('link', { name: 'Almaty, six days' })).toBeVisible()
    const days = within(canvas.getByRole('region', { name: 'Working days' }))
    await expect(days.queryByText(/^From/)).toBeNull()
    await expect(days.getByText('Mon – Sat')).toBeVisible()
  },
)
