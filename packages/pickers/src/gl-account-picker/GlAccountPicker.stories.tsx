import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows } from '../testing/storySources.fixture.js'
import { glAccountColumns } from './glAccountColumns.js'
import { glAccounts, glAccountSource, sampleGlAccounts } from './glAccounts.fixture.js'
import { GlAccountPicker } from './GlAccountPicker.js'

const meta = preview.meta({
  component: GlAccountPicker,
  args: { source: glAccounts, label: 'Jira accounts', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const chosen = ['400020']
const open = () => openPicker('Select Jira accounts')
const wide = { globals: { viewport: { value: 'wide' } }, parameters: storyScreens }

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({ args: { defaultValue: chosen, description: 'Chosen by the process owner' } })
export const Many = meta.story({ args: { defaultValue: sampleGlAccounts(12).map(({ glAccount }) => glAccount) } })
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: chosen, disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: chosen, readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'Accounts of the general ledger on which the costs of the order are posted',
    defaultValue: ['400000', '400010'],
    source: glAccountSource(sampleGlAccounts(2).map((row) => ({ ...row, glSText: `${row.glSText} `.repeat(12) }))),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: chosen }, parameters: { direction: 'rtl' } })

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Jira accounts' }))
    await userEvent.keyboard('consumption')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  ...wide,
  args: { defaultValue: chosen, context: 'for Operation order OO-2026-0147' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /400000/ })
  },
})

export const Searched = meta.story({
  ...wide,
  args: { defaultValue: chosen },
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('packaging 400010')
    await dialog.findByRole('row', { name: /400010/ })
    await waitFor(() => expect(dialog.queryByRole('row', { name: /400000/ })).toBeNull())
  },
})

export const OpenRightToLeft = meta.story({
  globals: wide.globals,
  args: { defaultValue: chosen },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /400000/ })
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: chosen, context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /400000/ })
  },
})

export const Loading = meta.story({
  args: { source: silentRows(glAccounts) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: glAccountSource([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No accounts yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('row', { name: /400000/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingRows(glAccounts, Infinity) },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Select Jira accounts' }))
    await dialog.findByText('Nothing is selected')
  },
})

export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        glAccountPicker: {
          title: 'Jira-Konten auswählen',
          search: 'Konten durchsuchen',
          glAccount: 'Sachkonto',
        },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <GlAccountPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('Jira-Konten auswählen')
  },
})

Chosen.test('shows a token for each stored key', async () => {
  await expect(await screen.findByRole('button', { name: 'Remove 400020 Wages and salaries' })).toBeInTheDocument()
})

Open.test('is a dialog of size fullscreen', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select Jira accounts' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'fullscreen')
})

Open.test('has its columns, and sorts by each that is sortable', async () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Select Jira accounts' }))
  const heads = dialog.getAllByRole('columnheader').filter((head) => head.title !== '')
  const shown = glAccountColumns.filter((column) => !('hidden' in column))
  await expect(heads.map((head) => head.title).toSorted()).toEqual(shown.map(({ header }) => header).toSorted())
  const sortable = shown.filter((column) => !('sortable' in column))
  await expect(heads.filter((head) => head.hasAttribute('aria-sort'))).toHaveLength(sortable.length)
})

NothingSelected.test('says what is missing in words that can be replaced', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Select a row first')
  await expect(screen.getByRole('dialog', { name: 'Select Jira accounts' })).toBeVisible()
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'Konten durchsuchen' })).toHaveFocus()
})
