import type { ServiceRow } from '@embpm/contract'
import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { ServicePicker } from './ServicePicker.js'
import { serviceColumns } from './serviceColumns.js'
import { sampleServices, services } from './services.fixture.js'

const meta = preview.meta({
  component: ServicePicker,
  args: { source: services, label: 'Service', onValueChange: fn() },
  beforeEach: freshHistory,
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    await openPicker('Select service')
  },
})

const rows = sampleServices(1120)
const sortable = serviceColumns.filter((column) => column.id !== 'metadata')

/** The first services of the whole list in the order of a column: by the language, digits by number, empty ones last. */
function firstSorted(column: (typeof sortable)[number]['id'], direction: 1 | -1): ServiceRow[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  const known = rows.filter((row) => row[column] !== '')
  return known.toSorted((a, b) => direction * compare(a[column], b[column])).slice(0, 10)
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Select service' }))
const head = (name: string) => {
  const found = dialog()
    .getAllByRole('columnheader')
    .find((element) => element.title === name)
  if (found === undefined) throw new Error(`There is no column ${name}`)
  return found
}
const shownIds = () =>
  dialog()
    .getAllByRole('row')
    .flatMap((row) => /SRV-\d{5}/.exec(row.textContent)?.[0] ?? [])
    .slice(0, 10)

export const Filtered = meta.story({
  play: async () => {
    await openPicker('Select service')
    await filterBy('Technology', 'BAPI')
  },
})
export const Unsorted = meta.story({ parameters: { chromatic: { disableSnapshot: true } } })

async function filterBy(column: string, value: string) {
  await userEvent.click(dialog().getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('button', { name: column }))
  await userEvent.click(await screen.findByRole('checkbox', { name: value }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: value })).toBeNull())
}

Unsorted.test('has the 13 columns of a service', async () => {
  const names = dialog()
    .getAllByRole('columnheader')
    .map(({ title }) => title)
    .filter((title) => title !== '')
  await expect(names.toSorted()).toEqual(serviceColumns.map(({ header }) => header).toSorted())
})

Unsorted.test('sorts by each of the other 12 columns, up, down, and not any more', async () => {
  await expect(sortable).toHaveLength(12)
  const before = shownIds()
  for (const { id, header } of sortable) {
    await expect(head(header)).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(head(header))
    await expect(head(header)).toHaveAttribute('aria-sort', 'ascending')
    await waitFor(() => expect(shownIds()).toEqual(firstSorted(id, 1).map((row) => row.id)))
    await userEvent.click(head(header))
    await expect(head(header)).toHaveAttribute('aria-sort', 'descending')
    await waitFor(() => expect(shownIds()).toEqual(firstSorted(id, -1).map((row) => row.id)))
    await userEvent.click(head(header))
    await waitFor(() => expect(shownIds()).toEqual(before))
  }
})

Unsorted.test('cannot be sorted by Metadata', async () => {
  const before = shownIds()
  const metadata = head('Metadata')
  await expect(metadata).not.toHaveAttribute('aria-sort')
  await userEvent.click(metadata)
  await expect(metadata).not.toHaveAttribute('aria-sort')
  await expect(shownIds()).toEqual(before)
  await userEvent.click(within(metadata).getByLabelText('Column Metadata'))
  await screen.findByRole('menuitem', { name: 'Hide column' })
  await expect(screen.queryByRole('menuitem', { name: /Sort/ })).toBeNull()
})

Filtered.test('keeps the rows with the value and says so in a chip', async () => {
  const expected = rows.filter(({ technology }) => technology === 'BAPI')
  await waitFor(() => expect(shownIds()).toEqual(expected.slice(0, 10).map(({ id }) => id)))
  await expect(dialog().getByRole('button', { name: /Technology is BAPI/ })).toBeVisible()
  await expect(dialog().getByText(`1–50 of ${expected.length}`)).toBeVisible()
  await expect(dialog().getByText('filtered from 1,120')).toBeVisible()
})

Filtered.test('joins another column with "and"; without filters all rows are back', async () => {
  await filterBy('Organisation', 'Terranova France')
  const both = rows.filter((row) => row.technology === 'BAPI' && row.organisation === 'Terranova France')
  await waitFor(() => expect(shownIds()).toEqual(both.slice(0, 10).map(({ id }) => id)))
  await userEvent.click(dialog().getByRole('button', { name: 'Remove the filter Technology' }))
  await userEvent.click(dialog().getByRole('button', { name: 'Remove the filter Organisation' }))
  await waitFor(() => expect(shownIds()).toEqual(rows.slice(0, 10).map(({ id }) => id)))
})

Filtered.test('picks a row among the filtered ones', async ({ args }) => {
  const [first] = rows.filter(({ technology }) => technology === 'BAPI')
  await userEvent.click(await dialog().findByRole('row', { name: new RegExp(first?.id ?? '-') }))
  await userEvent.click(dialog().getByRole('button', { name: 'Select service' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(first?.id, { reason: 'pick' })
})
