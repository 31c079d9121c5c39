import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { RicefwsEffort } from './RicefwsEffort.js'

const effort = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bp/ricefw?view=effort'
const endpoint = '*/api/processes/ricefws/sums'

const meta = preview.meta({ component: RicefwsEffort })

type Canvas = ReturnType<typeof within>
const bars = async (canvas: Canvas) => within(await canvas.findByRole('figure')).findAllByRole('link')

/** By status: what is planned and what was spent, the largest plan first. */
export const Default = meta.story({ ...at(effort) })

/** By technical owner, of the interfaces only: an address opens the same chart. */
export const ByOwner = meta.story({ ...at(`${effort}&group=technicalOwnerId&type=Interface`) })

/** The same figures as a table. */
export const AsTable = meta.story({
  ...at(`${effort}&group=type`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Table'))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})

/** The sums cannot be loaded. */
export const SumsFail = meta.story({
  ...at(effort),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json({}, { status: 503 }))),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${effort}&group=type`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${effort.replace('/en/', '/de/')}&group=type`) })

Default.test('is grouped by another field, which the address says', async ({ canvas, userEvent }) => {
  await bars(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Group by: Status' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Type' }))
  await expect(await canvas.findByRole('button', { name: 'Group by: Type' })).toBeVisible()
  await waitFor(async () => expect(await bars(canvas)).toHaveLength(6))
  await expect(canvas.getByRole('link', { name: 'Board' })).toHaveAttribute(
    'href',
    expect.stringContaining('group=type'),
  )
  await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(/^Planned .* Over plan: \d of 6\./)
})

ByOwner.test('arrows go from bar to bar, Enter opens the list behind one', async ({ canvas, userEvent }) => {
  const links = await bars(canvas)
  nth(links, 0).focus()
  await userEvent.keyboard('{ArrowDown}')
  const second = nth(links, 1)
  await expect(second).toHaveFocus()
  const name = second.querySelector('bdi')?.textContent ?? ''
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('grid', { name: 'RICEFW items' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: `Technical owner is ${name}` })).toBeVisible()
  await expect(canvas.getByRole('button', { name: /^Type is Interface/ })).toBeVisible()
})

AsTable.test('has the same sums as the bars', async ({ canvas, userEvent }) => {
  const [first] = within(canvas.getByRole('table')).getAllByRole('row').slice(1)
  const cells = within(first ?? canvas.getByRole('table')).getAllByRole('cell')
  await userEvent.click(canvas.getByText('Chart'))
  const bar = nth(await bars(canvas), 0)
  for (const cell of cells) await expect(bar).toHaveTextContent(cell.textContent ?? '')
})

SumsFail.test('are asked for again', async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  msw.use(
    http.get(endpoint, () =>
      HttpResponse.json({
        groups: [{ value: 'build', count: 2, sums: { estimateHours: 10, actualHours: 12 } }],
        total: { count: 2, sums: { estimateHours: 10, actualHours: 12 } },
      }),
    ),
  )
  await userEvent.click(retry)
  await expect(
    await canvas.findByRole('link', { name: /^Build\s+Planned 10h\s+Actual 12h\s+2h over plan$/ }),
  ).toBeVisible()
})
