import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen } from 'storybook/test'
import { BusinessDomainScreen } from './BusinessDomainScreen.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const page = `/en/${organisation}/project/business-domain`

const meta = preview.meta({ component: BusinessDomainScreen })

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name })

/** The page of a business domain beside the tree. */
export const Default = meta.story({
  ...at(`${page}/BD-00011`),
  play: async ({ canvas }) => {
    await row(canvas, /^Quotations/)
    await title(canvas, 'Where used')
  },
})

/** A business domain that does not exist yet. */
export const New = meta.story({
  ...at(`${page}/new`),
  play: async ({ canvas }) => {
    await title(canvas, 'New business domain')
  },
})

/** In German. */
export const German = meta.story({
  ...at(`${page.replace('/en/', '/de/')}/BD-00011`),
  play: async ({ canvas }) => {
    await row(canvas, /^Quotations/)
    await title(canvas, 'Verwendung')
  },
})

/** A page on a phone. */
export const Phone = meta.story({
  ...at(`${page}/BD-00011`, { phone: true }),
  play: async ({ canvas }) => {
    await title(canvas, 'Quotations')
  },
})

Default.test('is edited and saved', async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await canvas.findByRole('treeitem', { name: /^Quotations 2/ })).toBeVisible()
})
