import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows } from '../testing/storySources.fixture.js'
import { costObjectColumns } from './costObjectColumns.js'
import { costObjects, costObjectSource, sampleCostObjects } from './costObjects.fixture.js'
import { CostObjectPicker } from './CostObjectPicker.js'

const meta = preview.meta({
  component: CostObjectPicker,
  args: { source: costObjects, label: 'Cost object', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const chosen = 'CO-00003'
const open = () => openPicker('Select cost object')
const wide = { globals: { viewport: { value: 'wide' } }, parameters: storyScreens }

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({ args: { defaultValue: chosen, description: 'Chosen by the process owner' } })
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: chosen, disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: chosen, readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'Cost object that pays for what the operation order needs until its last period is closed',
    defaultValue: 'CO-00001',
    source: costObjectSource(sampleCostObjects(2).map((row) => ({ ...row, name: `${row.name} `.repeat(12) }))),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: chosen }, parameters: { direction: 'rtl' } })

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Cost object' }))
    await userEvent.keyboard('shop press')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  ...wide,
  args: { defaultValue: chosen, context: 'for Operation order OO-2026-0147' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /4100.*Assembly line/ })
  },
})

export const Searched = meta.story({
  ...wide,
  args: { defaultValue: chosen },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('shop press')
    await dialog.findByRole('row', { name: /1030.*Press shop/ })
    await waitFor(() => expect(dialog.queryByRole('row', { name: /4100.*Assembly line/ })).toBeNull())
  },
})

export const OpenRightToLeft = meta.story({
  globals: wide.globals,
  args: { defaultValue: chosen },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /4100.*Assembly line/ })
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: chosen, context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /4100.*Assembly line/ })
  },
})

export const Loading = meta.story({
  args: { source: silentRows(costObjects) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: costObjectSource([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No cost objects yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('row', { name: /4100.*Assembly line/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingRows(costObjects, Infinity) },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Select cost object' }))
    await dialog.findByText('Nothing is selected')
  },
})

export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        costObjectPicker: {
          title: 'Kostenobjekt auswählen',
          search: 'Kostenobjekte durchsuchen',
          costObject: 'Kostenobjekt',
          controllingArea: 'Kostenrechnungskreis',
        },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <CostObjectPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('Kostenobjekt auswählen')
  },
})

Chosen.test('shows the label behind the stored value', async () => {
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Cost object' })).toHaveValue('4120 Quality laboratory'),
  )
})

Open.test('is a dialog of size fullscreen', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select cost object' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'fullscreen')
})

Open.test('has its columns, and sorts by each that is sortable', async () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Select cost object' }))
  const heads = dialog.getAllByRole('columnheader').filter((head) => head.title !== '')
  const shown = costObjectColumns.filter((column) => !('hidden' in column))
  await expect(heads.map((head) => head.title).toSorted()).toEqual(shown.map(({ header }) => header).toSorted())
  const sortable = shown.filter((column) => !('sortable' in column))
  await expect(heads.filter((head) => head.hasAttribute('aria-sort'))).toHaveLength(sortable.length)
})

NothingSelected.test('says what is missing in words that can be replaced', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Select a row first')
  await expect(screen.getByRole('dialog', { name: 'Select cost object' })).toBeVisible()
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'Kostenobjekte durchsuchen' })).toHaveFocus()
})
