import type { ServiceRow } from '@embpm/contract/service'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, wideScreen } from '../testing/storyScreens.fixture.js'
import { ServicePicker } from './ServicePicker.js'
import { english } from '../testing/english.fixture.js'
import { serviceColumns } from './serviceColumns.js'
import { servicePickerWords } from './servicePickerWords.js'
import { sampleServices, services } from './services.fixture.js'

const meta = preview.meta({
  component: ServicePicker,
  args: { source: services, label: 'Service', onValueChange: fn() },
  beforeEach: freshHistory,
})

const rows = sampleServices(1120)
const columns = serviceColumns(english(servicePickerWords)).flatMap((column) =>
  'accessorKey' in column ? [{ id: String(column.accessorKey), header: String(column.header) }] : [],
)
const sortable = columns.filter(({ id }) => id !== 'metadata')
const textOf = (row: ServiceRow, column: string) => String(Reflect.get(row, column))

/** The first services of the whole list in the order of a column: by the language, digits by number, empty ones last. */
function firstSorted(column: string, direction: 1 | -1): ServiceRow[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  const known = rows.filter((row) => textOf(row, column) !== '')
  return known.toSorted((a, b) => direction * compare(textOf(a, column), textOf(b, column))).slice(0, 10)
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

/** Leaves out all rows with another value in a column. */
async function filterBy(column: string, value: string) {
  await userEvent.click(dialog().getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('button', { name: column }))
  await userEvent.click(await screen.findByRole('checkbox', { name: value }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: value })).toBeNull())
}

const removeFilter = async (column: string) =>
  userEvent.click(await dialog().findByRole('button', { name: `Remove the filter ${column}` }))

export const Filtered = meta.story({
  ...wideScreen,
  play: async () => {
    await openPicker('Select service')
    await filterBy('Technology', 'BAPI')
  },
})

Filtered.test('keeps the rows with the value and says so in a chip, joins another column with "and"', async () => {
  const expected = rows.filter(({ technology }) => technology === 'BAPI')
  await waitFor(() => expect(shownIds()).toEqual(expected.slice(0, 10).map(({ id }) => id)))
  await expect(await dialog().findByRole('button', { name: /Technology is BAPI/ })).toBeVisible()
  await expect(dialog().getByText(`1–50 of ${expected.length}`)).toBeVisible()
  await expect(dialog().getByText('filtered from 1,120')).toBeVisible()

  await filterBy('Organisation', 'Terranova Portugal')
  const both = rows.filter((row) => row.technology === 'BAPI' && row.organisation === 'Terranova Portugal')
  await waitFor(() => expect(shownIds()).toEqual(both.slice(0, 10).map(({ id }) => id)))
  await removeFilter('Technology')
  await removeFilter('Organisation')
  await waitFor(() => expect(shownIds()).toEqual(rows.slice(0, 10).map(({ id }) => id)))
})

Filtered.test('picks a row among the filtered ones', async ({ args }) => {
  const { id } = nth(
    rows.filter(({ technology }) => technology === 'BAPI'),
    0,
  )
  await userEvent.click(await dialog().findByRole('row', { name: new RegExp(id) }))
  await userEvent.click(dialog().getByRole('button', { name: 'Select service' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(id, { reason: 'pick' })
})

Filtered.test('sorts all 13 columns but Metadata, up, down, and not any more', async () => {
  await removeFilter('Technology')
  const names = dialog()
    .getAllByRole('columnheader')
    .map(({ title }) => title)
    .filter((title) => title !== '')
  await expect(names.toSorted()).toEqual(columns.map(({ header }) => header).toSorted())
  await expect(sortable).toHaveLength(12)
  const before = rows.slice(0, 10).map(({ id }) => id)
  await waitFor(() => expect(shownIds()).toEqual(before))
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

  const metadata = head('Metadata')
  await expect(metadata).not.toHaveAttribute('aria-sort')
  await userEvent.click(metadata)
  await expect(metadata).not.toHaveAttribute('aria-sort')
  await expect(shownIds()).toEqual(before)
  await userEvent.click(within(metadata).getByLabelText('Column Metadata'))
  await screen.findByRole('menuitem', { name: 'Hide column' })
  await expect(screen.queryByRole('menuitem', { name: /Sort/ })).toBeNull()
})
