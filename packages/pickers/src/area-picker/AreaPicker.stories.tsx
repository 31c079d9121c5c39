import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingTree, silentTree } from '../testing/storySources.fixture.js'
import { AreaPicker } from './AreaPicker.js'
import { businessAreas, businessAreaTree, sampleBusinessAreas } from './businessAreas.fixture.js'

const meta = preview.meta({
  component: AreaPicker,
  args: { source: businessAreas, label: 'Area', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const open = () => openPicker('Select area')

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({
  args: { defaultValue: 'BA-1210', description: 'Chosen by the process owner' },
})
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: 'BA-1210', disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: 'BA-1210', readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'Business area whose people do the work and whose budget pays for it until the end of the year',
    defaultValue: 'BA-1000',
    source: businessAreaTree(sampleBusinessAreas(1).map((area) => ({ ...area, name: `${area.name} `.repeat(12) }))),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: 'BA-1210' }, parameters: { direction: 'rtl' } })

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Area' }))
    await userEvent.keyboard('1210 plan')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  args: { defaultValue: 'BA-1210', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('treeitem', { name: /^Pricing/ })
  },
})

export const Searched = meta.story({
  args: { defaultValue: 'BA-1210' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('1210 plan')
    await dialog.findByRole('treeitem', { name: /^Planning 1210/ })
  },
})

export const OpenRightToLeft = meta.story({
  args: { defaultValue: 'BA-1210' },
  globals: { viewport: { value: 'wide' } },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    await open()
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: 'BA-1210', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    await open()
  },
})

export const Loading = meta.story({
  args: { source: silentTree(businessAreas) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: businessAreaTree([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No business areas yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll tax rebate')
    await waitFor(() => expect(dialog.queryByRole('treeitem', { name: /^Pricing/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingTree(businessAreas, Infinity) },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Select area' }))
    await dialog.findByText('Nothing is selected')
  },
})

export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        areaPicker: { selectArea: 'Bereich auswählen', search: 'Bereiche durchsuchen' },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <AreaPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('Bereich auswählen')
  },
})

Chosen.test('shows the label behind the stored value', async () => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Area' })).toHaveValue('Planning'))
})

Open.test('is a dialog of size l', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select area' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'l')
})

Suggestions.test('shows where an area belongs', async () => {
  await expect(await screen.findByRole('option', { name: /Planning.*Sales and distribution › Pricing/ })).toBeVisible()
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'Bereiche durchsuchen' })).toHaveFocus()
})
