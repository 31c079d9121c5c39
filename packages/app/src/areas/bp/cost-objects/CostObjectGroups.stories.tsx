import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { http, HttpResponse } from 'msw'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { CostObjectGroups } from './CostObjectGroups.js'

const meta = preview.meta({ component: CostObjectGroups })

const failing = () => HttpResponse.json({}, { status: 503 })
const groups = `${sceneAddress('bp/master-data/cost-objects')}?view=groups`
/** Production in Kassel. */
const kassel = `${groups}&groupId=COG-00007`

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
  findAllByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement[]>
}

const group = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })

/** Takes the first cost object by its grip, which is looked for only now: rows that load late replace it. */
async function drag(dataTransfer: DataTransfer) {
  const grip = document.querySelector('.emb-app-costs-grip')
  if (!grip) throw new Error('Nothing can be dragged.')
  await fireEvent.dragStart(grip, { dataTransfer })
}

/** The hierarchy as one finds it. */
export const Default = meta.story({
  ...at(groups),
  play: async ({ canvas }) => {
    await group(canvas, /^G-ALL Standard hierarchy/)
    await canvas.findAllByRole('row', { name: /Assembly line/ })
  },
})

/** One group. */
export const OneGroup = meta.story({
  ...at(kassel),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^G-PROD-KASSEL Production Kassel/ })
    await canvas.findAllByRole('row', { name: /Kassel/ })
  },
})

/** The groups could not be loaded; the rows are there all the same. */
export const GroupsFailed = meta.story({
  ...at(groups),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing('/processes/cost-object-groups')),
})

/** On a phone: the years once, and a bar for each. */
export const Phone = meta.story({ ...at(kassel, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(kassel.replace('/en/', '/de/')) })

Default.test('shows the cost objects of the group that is chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(await group(canvas, /^Not assigned/))
  await expect(await canvas.findByRole('heading', { name: /^Not assigned/ })).toBeVisible()
  await userEvent.click(await canvas.findByRole('button', { name: 'All cost objects' }))
  await expect(await canvas.findByRole('heading', { name: /^All cost objects/ })).toBeVisible()
})

OneGroup.test('moves cost objects to another group by M, and takes it back', async ({ canvas, userEvent }) => {
  const rows = await canvas.findAllByRole('row', { name: /Kassel/ })
  const before = (await group(canvas, /^Not assigned/)).textContent
  for (const row of rows.slice(0, 2)) await userEvent.click(nth(within(row).getAllByRole('gridcell'), 0))
  canvas.getByRole('grid').focus()
  await userEvent.keyboard('m')
  const dialog = within(await screen.findByRole('dialog', { name: /Move to group/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await expect(await screen.findByText('2 cost objects moved to Not assigned')).toBeVisible()
  await waitFor(async () => expect((await group(canvas, /^Not assigned/)).textContent).not.toBe(before))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect(await screen.findByText('2 cost objects are back in their groups')).toBeVisible()
  await waitFor(async () => expect((await group(canvas, /^Not assigned/)).textContent).toBe(before))
})

OneGroup.test('drops a cost object on a group', async ({ canvas }) => {
  await canvas.findAllByRole('row', { name: /Kassel/ })
  const dataTransfer = new DataTransfer()
  const target = await group(canvas, /^Not assigned/)
  await drag(dataTransfer)
  await fireEvent.dragOver(target, { dataTransfer })
  await expect(await canvas.findByText('Drop to move to Not assigned')).toBeVisible()
  await fireEvent.drop(target, { dataTransfer })
  await expect(await screen.findByText('1 cost object moved to Not assigned')).toBeVisible()
})

OneGroup.test('says that a move failed, and tries again', async ({ canvas, msw }) => {
  msw.use(http.post('*/api/processes/cost-objects/update', failing, { once: true }))
  await canvas.findAllByRole('row', { name: /Kassel/ })
  const dataTransfer = new DataTransfer()
  const target = await group(canvas, /^Not assigned/)
  await drag(dataTransfer)
  await fireEvent.drop(target, { dataTransfer })
  await expect(await screen.findByText('1 cost object could not be moved')).toBeVisible()
  screen.getByRole('button', { name: 'Try again' }).click()
  await expect(await screen.findByText('1 cost object moved to Not assigned')).toBeVisible()
})

Default.test('says gaps, ends and open ends in words', async ({ canvas, userEvent }) => {
  // Rows that come later replace what was found: it is looked for each time.
  await waitFor(() => expect(nth(canvas.getAllByText('Open end'), 0)).toBeVisible())
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search cost objects' }), '1000360')
  await waitFor(() => expect(nth(canvas.getAllByText(/^Gap in 2025/), 0)).toBeVisible())
})

Default.test('lets a user without a role move nothing', { parameters: { as: 'ordinary' } }, async ({ canvas }) => {
  await canvas.findAllByRole('row', { name: /Assembly line/ })
  await expect(document.querySelector('.emb-app-costs-grip')).toBeNull()
  await expect(canvas.queryByRole('checkbox')).toBeNull()
})
