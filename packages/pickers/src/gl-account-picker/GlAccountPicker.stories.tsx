import preview from '@embpm/storybook/preview'
import { sampleRows } from '@embpm/backend/seeds'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { UiStrings } from '@embpm/ui/ui-strings'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerListForm } from '../testing/PickerForm.fixture.js'
import { openPicker, phoneScreen, storyScreens, wideScreen } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows, slowRows } from '../testing/storySources.fixture.js'
import { english } from '../testing/english.fixture.js'
import {
  glAccountColumns,
  glAccountPickerWords,
  GlAccountPicker,
  type GlAccountPickerProps,
} from './GlAccountPicker.js'
import { glAccounts, glAccountSource } from './glAccounts.fixture.js'

const saved = ['400020']

// The picker that shows every condition of a picker of several values.
const meta = preview.meta({
  component: GlAccountPicker,
  args: { source: glAccounts, label: 'Jira accounts', defaultValue: saved, onValueChange: fn() },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'Jira accounts',
  title: 'Select Jira accounts',
  tokens: 'packaging 400010',
  found: { row: /400010/, shown: '400010 Consumption of packaging', value: ['400020', '400010'] },
  other: { row: /400000/, shown: '400000 Consumption of raw materials', value: ['400020', '400000'] },
  chosen: '400020 Wages and salaries',
  multiple: true,
})

const context = 'for Operation order OO-2026-0147'
const open = () => openPicker('Select Jira accounts')

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: GlAccountPickerProps) {
  const [source] = useState(() => failingRows(glAccounts, 1))
  return <GlAccountPicker {...props} source={source} />
}

export const Default = meta.story({ args: { description: 'Chosen by the process owner' } })
export const States = meta.story(
  states(GlAccountPicker, {
    Empty: { defaultValue: null, placeholder: 'Type a name, or paste a list' },
    Required: { defaultValue: null, required: true, errorMessage: 'This field is required' },
    Disabled: { disabled: true },
    'Read only': { readOnly: true },
    'Long text': {
      label: 'Accounts of the general ledger on which the costs of the order are posted',
      defaultValue: ['400000', '400010'],
      source: glAccountSource(
        sampleRows.glAccounts(2).map((row) => ({ ...row, glSText: `${row.glSText} `.repeat(12) })),
      ),
    },
  }),
)

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Jira accounts' }))
    await userEvent.keyboard('consumption')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })

export const OpenRightToLeft = meta.story({
  globals: wideScreen.globals,
  parameters: { ...storyScreens, direction: 'rtl' },
  play: checks.open,
})

export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })

export const Loading = meta.story({
  args: { source: silentRows(glAccounts) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: glAccountSource([]), defaultValue: null },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No accounts yet')
  },
})

export const NoMatch = meta.story({
  args: { source: slowRows(glAccounts, (text) => (text === '400000' ? 500 : 20)) },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('row', { name: /4000/ })).toBeNull())
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
  args: { label: 'Jira-Konten' },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        glAccountPicker: {
          title: 'Jira-Konten auswählen',
          search: 'Konten durchsuchen',
          glAccount: 'Sachkonto',
        },
        valueHelp: {
          cancel: 'Abbrechen',
          selectedCount: '{count} ausgewählt',
          removeAll: 'Alle entfernen',
          removeSelected: '{label} entfernen',
        },
      }}
    >
      <GlAccountPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    const dialog = await openPicker('Jira-Konten auswählen')
    await dialog.findByRole('searchbox', { name: 'Konten durchsuchen' })
    await expect(await dialog.findByRole('button', { name: '400020 Wages and salaries entfernen' })).toBeVisible()
  },
})

export const InForm = meta.story({
  parameters: unpictured,
  render: ({ source, label }) => (
    <PickerListForm
      saved={saved}
      picker={(control) => <GlAccountPicker {...control} source={source} label={label} />}
    />
  ),
})

Default.test('opens by mouse, F4 and Alt+ArrowDown, and gives the focus back', checks.opens)
Open.test('is fullscreen, finds words in any order, and turns pages', async () => {
  await checks.isOfSize('fullscreen')
  await checks.openFindsTokens()
  await checks.openTurnsPages()
})
Open.test('has its two columns, and sorts by each', () =>
  checks.openShowsColumns({
    columns: glAccountColumns(english(glAccountPickerWords)),
    sort: { column: /^Short text/, first: /Advertising/ },
  }),
)
Open.test('confirms what is selected, once', checks.openConfirms)
Open.test('Cancel, Close and Escape change nothing', checks.openChangesNothing)
Open.test('keeps the selection over searches and pages', checks.openKeepsSelection)
Open.test('works by keyboard alone', checks.openWorksByKeyboard)
NoMatch.test('drops a late answer', checks.openDropsLateAnswers)
Failing.test('tries again', checks.openTriesAgain)
NothingSelected.test('says what is missing and stays open', checks.saysWhatIsMissing)
InForm.test('gives a form its value and says that it is dirty', checks.bindsToForm)

States.test('neither mouse nor keys open a disabled field, and a read-only one has no buttons', async ({ canvas }) => {
  const disabled = stateOf(canvas, 'Disabled')
  await expect(disabled.getByRole('combobox')).toBeDisabled()
  await expect(disabled.getByRole('button', { name: 'Select Jira accounts' })).toBeDisabled()
  await userEvent.click(disabled.getByRole('button', { name: 'Select Jira accounts' }))
  await userEvent.keyboard('{F4}')
  await expect(screen.queryByRole('dialog')).toBeNull()

  const readOnly = stateOf(canvas, 'Read only')
  await expect(await readOnly.findByText('400020 Wages and salaries')).toBeVisible()
  await expect(readOnly.queryByRole('button')).toBeNull()
})
