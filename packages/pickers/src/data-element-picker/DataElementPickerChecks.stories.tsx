import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerForm } from '../testing/PickerForm.fixture.js'
import { failingRows, slowRows } from '../testing/storySources.fixture.js'
import { dataElements } from './dataElements.fixture.js'
import { DataElementPicker, type DataElementPickerProps } from './DataElementPicker.js'

const saved = 'DE-00003'
const source = dataElements

const meta = preview.meta({
  component: DataElementPicker,
  args: { source, label: 'Data element', defaultValue: saved, onValueChange: fn() },
  beforeEach: freshHistory,
  parameters: { chromatic: { disableSnapshot: true } },
})

const checks = pickerChecks({
  label: 'Data element',
  title: 'Select table',
  tokens: 'code BUKRS',
  found: { row: /\bBUKRS\W+Company code(?! \d)/, shown: 'BUKRS · Company code', value: 'DE-00002' },
  other: { row: /\bMATNR\W+Material number(?! \d)/, shown: 'MATNR · Material number', value: 'DE-00001' },
  chosen: 'WERKS_D · Plant',
  sort: { column: /^Data element/, first: /BUDAT/ },
})

const open = () => userEvent.click(screen.getByRole('button', { name: 'Select table' }))

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: DataElementPickerProps) {
  const [fresh] = useState(() => failingRows(source, 1))
  return <DataElementPicker {...props} source={fresh} />
}

export const Default = meta.story({})
export const Open = meta.story({ play: open })
export const Disabled = meta.story({ args: { disabled: true } })
export const Fails = meta.story({ render: (args) => <FailsOnce {...args} />, play: open })
export const Slow = meta.story({
  args: { source: slowRows(source, (text) => (text === 'MATNR' ? 500 : 20)) },
  play: open,
})
export const InForm = meta.story({
  render: ({ source, label }) => (
    <PickerForm saved={saved} picker={(control) => <DataElementPicker {...control} source={source} label={label} />} />
  ),
})

Default.test('opens by mouse, F4 and Alt+ArrowDown, and gives the focus back', checks.opens)
Default.test('suggests what is typed, and Enter takes it', checks.suggests)
Disabled.test('neither mouse nor keys open it', checks.disabled)
Open.test('finds words in any order', checks.openFindsTokens)
Open.test('sorts by a column', checks.openSorts)
Open.test('loads more on demand and says how much it shows', checks.openLoadsMore)
Open.test('confirms what is selected, once', checks.openConfirms)
Open.test('Cancel, Close and Escape change nothing', checks.openChangesNothing)
Open.test('says what is missing and stays open when nothing is selected', checks.openSaysWhatIsMissing)
Open.test('keeps the selection over searches and pages', checks.openKeepsSelection)
Open.test('works by keyboard alone', checks.openWorksByKeyboard)
Fails.test('tries again', checks.openTriesAgain)
Slow.test('drops a late answer', checks.openDropsLateAnswers)
InForm.test('gives a form its value and says that it is dirty', checks.bindsToForm)

const saving = Promise.withResolvers<void>()

export const Saving = meta.story({ args: { onSelect: fn(() => saving.promise) }, play: open })
export const SavingFails = meta.story({ args: { onSelect: fn(() => Promise.reject(new Error('503'))) }, play: open })

const choose = async () => {
  const element = await screen.findByRole('dialog', { name: 'Select table' })
  await waitFor(() => expect(element).toBeVisible())
  const dialog = within(element)
  await userEvent.click(await dialog.findByRole('row', { name: /\bMATNR\W+Material number(?! \d)/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Select table' }))
  return dialog
}

Saving.test('stays open until its select action has run', async ({ args }) => {
  await choose()
  await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'DE-00001' }))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await expect(screen.getByRole('dialog', { name: 'Select table' })).toBeVisible()
  saving.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onValueChange).toHaveBeenCalledWith('DE-00001', { reason: 'pick' })
})

SavingFails.test('keeps the selection and says so when its select action fails', async ({ args }) => {
  const dialog = await choose()
  await expect(await dialog.findByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove MATNR · Material number' })).toBeInTheDocument()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
