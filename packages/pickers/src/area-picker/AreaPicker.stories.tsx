import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { UiStrings } from '@embpm/ui/ui-strings'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { ignoresRepeats } from '../testing/ignoresRepeats.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerForm } from '../testing/PickerForm.fixture.js'
import { openPicker, phoneScreen, storyScreens, wideScreen } from '../testing/storyScreens.fixture.js'
import { failingTree, silentTree, slowTree } from '../testing/storySources.fixture.js'
import { AreaPicker, type AreaPickerProps } from './AreaPicker.js'
import { businessAreas, businessAreaTree } from './businessAreas.fixture.js'

const saved = 'BA-00075'

// The picker that shows every condition of a picker with a tree.
const meta = preview.meta({
  component: AreaPicker,
  args: { source: businessAreas, label: 'Area', defaultValue: saved, onValueChange: fn() },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'Area',
  title: 'Select area',
  role: 'treeitem',
  tokens: '10120 master',
  found: { row: /^10120 Master data/, shown: '10120 Master data', value: 'BA-00296' },
  other: { row: /^2000 Procurement/, shown: '2000 Procurement', value: 'BA-00002' },
  chosen: '1210 Planning',
})

const context = 'for Operation order OO-2026-0147'
const open = () => openPicker('Select area')

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: AreaPickerProps) {
  const [source] = useState(() => failingTree(businessAreas, 1))
  return <AreaPicker {...props} source={source} />
}

export const Default = meta.story({})

export const Suggestions = meta.story({
  args: { defaultValue: null },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Area' }))
    await userEvent.keyboard('1210 plan')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })

/** The words that were searched for are marked, and what is above a hit stays in sight. */
export const Searched = meta.story({
  ...wideScreen,
  args: { source: slowTree(businessAreas, (text) => (text === '2000' ? 500 : 20)) },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('1210 plan')
    await waitFor(() => expect(dialog.queryByRole('treeitem', { name: /Procurement/ })).toBeNull())
    await dialog.findByRole('treeitem', { name: /^1210 Planning/ })
  },
})

export const OpenRightToLeft = meta.story({
  globals: wideScreen.globals,
  parameters: { ...storyScreens, direction: 'rtl' },
  play: checks.open,
})

export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })

export const Loading = meta.story({
  args: { source: silentTree(businessAreas) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: businessAreaTree([]), defaultValue: null },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No areas yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll tax rebate')
    await waitFor(() => expect(dialog.queryByRole('treeitem')).toBeNull())
  },
})

export const Failing = meta.story({
  render: (args) => <FailsOnce {...args} />,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({ args: { defaultValue: null }, play: checks.confirmsNothing })

export const German = meta.story({
  args: { label: 'Bereich' },
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
    const dialog = await openPicker('Bereich auswählen')
    await dialog.findByRole('searchbox', { name: 'Bereiche durchsuchen' })
  },
})

export const InForm = meta.story({
  parameters: unpictured,
  render: ({ source, label }) => (
    <PickerForm saved={saved} picker={(control) => <AreaPicker {...control} source={source} label={label} />} />
  ),
})

Default.test('opens by mouse, F4 and Alt+ArrowDown, and gives the focus back', checks.opens)
Default.test('ignores a second confirmation within a second', ({ args }) =>
  ignoresRepeats({ title: 'Select area', role: 'treeitem', first: /^5000 Finance/, second: /^9000 Quality/ }, args),
)
Open.test('is of size l, and finds words in any order', async () => {
  await checks.isOfSize('l')
  await checks.openFindsTokens()
})
Open.test('confirms what is selected, once', checks.openConfirms)
Open.test('Cancel, Close and Escape change nothing', checks.openChangesNothing)
Open.test('keeps the selection over searches', checks.openKeepsSelection)
Open.test('works by keyboard alone', checks.openWorksByKeyboard)
Searched.test('drops a late answer', checks.openDropsLateAnswers)
Failing.test('tries again', checks.openTriesAgain)
NothingSelected.test('says what is missing and stays open', checks.saysWhatIsMissing)
InForm.test('gives a form its value and says that it is dirty', checks.bindsToForm)

Suggestions.test('says where an area is, and Enter takes it', async ({ args }) => {
  await expect(
    screen.getByRole('option', { name: /1210 Planning.*1000 Sales and distribution › 1200 Pricing/ }),
  ).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledWith('BA-00075', { reason: 'pick' })
})
