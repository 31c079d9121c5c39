import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { BusinessDomainsScreen } from './BusinessDomainsScreen.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const page = `/en/${organisation}/project/business-domain`

const meta = preview.meta({ component: BusinessDomainsScreen })

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })

/** The hierarchy as one finds it. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => {
    await row(canvas, /^Master data to market/)
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
    await row(canvas, /^Order to cash/)
  },
})

/** On a phone. */
export const OnAPhone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await row(canvas, /^Order to cash/)
  },
})

Default.test('is opened, renamed and moved by keyboard', async ({ canvas, userEvent }) => {
  const tree = canvas.getByRole('tree', { name: 'Business domains' })
  tree.focus()
  await userEvent.keyboard('{Home}{ArrowDown}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await waitFor(() =>
    expect(canvas.getByRole('treeitem', { name: /^Procure to pay/ })).toHaveAttribute('aria-level', '2'),
  )
  await userEvent.keyboard('{F2}Buy to pay{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Buy to pay' })).toBeVisible()
  const levels = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
  await waitFor(() => expect(levels.getByRole('link', { name: 'Order to cash' })).toBeVisible())
})
