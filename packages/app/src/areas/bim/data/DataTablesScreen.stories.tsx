import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { DataTablesScreen } from './DataTablesScreen.js'

const meta = preview.meta({ component: DataTablesScreen })

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })
const inSight = async ({ canvas }: { canvas: Canvas }) => void (await row(canvas, /^1 - VBAK v1/))

/** The data model as one finds it: headers, and below each the tables that depend on it. */
export const Default = meta.story({ ...at(sceneAddress('bim/data')), play: inSight })

/** The same as a list, in a view from an address. */
export const AsList = meta.story({
  ...at(sceneAddress('bim/data?view=list&q=sales&version=1&sort=-tableName')),
  play: async ({ canvas }) => void (await canvas.findAllByRole('gridcell')),
})

/** In German. */
export const German = meta.story({ ...at(sceneAddress('bim/data', 'de')), play: inSight })

/** On a phone. */
export const OnAPhone = meta.story({ ...at(sceneAddress('bim/data'), { phone: true }), play: inSight })

Default.test('is opened, moved and opened as a page by keyboard', async ({ canvas, userEvent }) => {
  const tree = canvas.getByRole('tree', { name: 'Data objects' })
  tree.focus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  const items = await row(canvas, /^1\.1 - VBAP v/)
  await expect(items).toHaveAttribute('aria-level', '2')
  await userEvent.keyboard('{ArrowDown}{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expect(await screen.findByText(/^1\.1 - VBAP v\d .*level 1/)).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: /^1\.1 - VBAP v/ })).toBeVisible()
})

Default.test('names nothing in the tree: a name is made of three fields', async ({ canvas, userEvent }) => {
  canvas.getByRole('tree', { name: 'Data objects' }).focus()
  await userEvent.keyboard('{Home}{F2}')
  await expect(canvas.queryByRole('textbox', { name: /Rename|Name/ })).toBeNull()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  const menu = within(await screen.findByRole('menu', { name: 'Actions' }))
  await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Move/),
    expect.stringMatching(/^Delete/),
  ])
})
