import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProcessScreen } from './ProcessScreen.js'

const page = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bp/processes'

const meta = preview.meta({ component: ProcessScreen })

interface Canvas {
  findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>
  findAllByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement[]>
}

const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name })
/** Names of KPIs come after that of the process. */
const nameField = async (canvas: Canvas) => nth(await canvas.findAllByRole('textbox', { name: /^Name/ }), 0)

/** A process as one opens it, with the way to it, level by level. */
export const Default = meta.story({
  ...at(`${page}/PRC-00012`),
  play: async ({ canvas }) => {
    await title(canvas, 'Where used')
    const levels = within(await canvas.findByRole('navigation', { name: 'Breadcrumbs' }))
    await waitFor(() =>
      expect(levels.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Processes',
        'Order to cash',
        'Sales orders',
      ]),
    )
  },
})

/** A process that does not exist yet, below another one. */
export const New = meta.story({
  ...at(`${page}/new?parentId=PRC-00012`),
  play: async ({ canvas }) => {
    await title(canvas, 'New process')
  },
})

/** On a phone, the page is the second step. */
export const Phone = meta.story({
  ...at(`${page}/PRC-00012`, { phone: true }),
  play: async ({ canvas }) => {
    await title(canvas, 'Sales orders')
  },
})

/** In German. */
export const German = meta.story({
  ...at(`${page.replace('/en/', '/de/')}/PRC-00012`),
  play: async ({ canvas }) => {
    await title(canvas, 'Verwendung')
  },
})

Phone.test('goes back to the tree', async ({ canvas, userEvent }) => {
  const main = within(await canvas.findByRole('main'))
  await userEvent.click(nth(await main.findAllByRole('link', { name: 'Processes' }), 0))
  await expect(await canvas.findByRole('treeitem', { name: /^Sales orders/ })).toBeVisible()
})

Default.test('is edited and saved by keyboard, and the tree follows', async ({ canvas, userEvent }) => {
  const name = await nameField(canvas)
  name.focus()
  await userEvent.keyboard('{End} 2')
  await expect(await canvas.findByText('Unsaved changes')).toBeVisible()
  canvas.getByRole('button', { name: 'Save' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await canvas.findByRole('treeitem', { name: /^Sales orders 2/ })).toBeVisible()
})

Default.test('takes an owner and a KPI', async ({ canvas, userEvent }) => {
  const owner = await canvas.findByRole('combobox', { name: /^Owner/ })
  // The name comes after the field.
  await waitFor(() => expect(owner).not.toHaveValue(''))
  await userEvent.clear(owner)
  await userEvent.type(owner, 'inês')
  await userEvent.click(nth(await screen.findAllByRole('option', { name: /Inês Carvalho/ }), 0))
  await expect(owner).toHaveValue('Inês Carvalho')
  const kpis = within(canvas.getByRole('group', { name: /^KPIs/ }))
  const before = kpis.queryAllByRole('textbox', { name: /^Name/ }).length
  await userEvent.click(kpis.getByRole('button', { name: 'Add KPI' }))
  await waitFor(() => expect(kpis.getAllByRole('textbox', { name: /^Name/ })).toHaveLength(before + 1))
  await userEvent.keyboard('Returns')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

New.test('is created below the one it was begun at', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Belongs to/ })).toHaveValue('O2C-20 Sales orders'))
  await userEvent.type(await nameField(canvas), 'Returns')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), 'O2C-20-99')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible())
  await expect(await canvas.findByRole('treeitem', { name: /^Returns O2C-20-99/ })).toBeVisible()
})

Default.test('shows the people who were assigned to it before, and lets nobody change them', async ({ canvas }) => {
  const heading = await canvas.findByRole('heading', { name: 'People, carried over' })
  const card = within(heading.closest('section') ?? document.body)
  await expect(await card.findByText(/^Accountable \(A\): \w+/)).toBeVisible()
  await expect(card.queryByRole('combobox')).toBeNull()
  await expect(canvas.queryByRole('button', { name: 'Add person' })).toBeNull()
})

/** A process that is drawn: roles by step, with a step that nobody answers for and one that two do. */
export const Drawn = meta.story({
  ...at(`${page}/PRC-00073`),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await pageState.settled()
    table.closest('section')?.scrollIntoView({ block: 'nearest' })
  },
})

Drawn.test('marks the steps without exactly one accountable role, and leads to the roles', async ({ canvas }) => {
  const table = within(await canvas.findByRole('table'))
  await expect(table.getByRole('rowheader', { name: /No A|\d A/ })).toBeVisible()
  const [role] = await table.findAllByRole('link')
  await expect(role?.getAttribute('href')).toMatch(/\/bp\/org\/roles\/ROL-\d+$/)
})

/** A process with variants: one that is published, and one that nobody has drawn. */
export const Variants = meta.story({
  ...at(`${page}/PRC-00192`),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Variants' })
    await canvas.findByText('Revision 1 · Published')
    // What is above it has its height then.
    await pageState.settled()
    heading.closest('section')?.scrollIntoView({ block: 'nearest' })
  },
})

Variants.test('leads to each, and to what it does in another way', async ({ canvas, userEvent }) => {
  const heading = await canvas.findByRole('heading', { name: 'Variants' })
  const card = within(heading.closest('section') ?? document.body)
  await expect(await card.findByText('Nothing is published yet')).toBeVisible()
  // What is not published cannot be compared.
  await expect(card.queryByRole('link', { name: 'Compare with By contract' })).toBeNull()
  const compare = card.getByRole('link', { name: 'Compare with Export' })
  await expect(compare.getAttribute('href')).toMatch(/bp\/view\?process=PRC-00192&variant=PRC-03085$/)
  await userEvent.click(card.getByRole('link', { name: 'S2S-10-20-03-A Export' }))
  const back = await canvas.findByRole('heading', { level: 2, name: 'Variant of' })
  const main = within(back.closest('section') ?? document.body)
  await expect(main.getByRole('link', { name: 'S2S-10-20 Create service requests' })).toBeVisible()
})
