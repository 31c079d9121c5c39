import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { fn, screen, userEvent } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerListForm } from '../testing/PickerForm.fixture.js'
import { failingRows, slowRows } from '../testing/storySources.fixture.js'
import { dataFields } from './dataFields.fixture.js'
import { DictionaryFieldsPicker, type DictionaryFieldsPickerProps } from './DictionaryFieldsPicker.js'

const saved = ['DF-00003']
const source = dataFields

const meta = preview.meta({
  component: DictionaryFieldsPicker,
  args: { source, label: 'Fields', defaultValue: saved, onValueChange: fn() },
  beforeEach: freshHistory,
  parameters: { chromatic: { disableSnapshot: true } },
})

const checks = pickerChecks({
  label: 'Fields',
  title: 'Select fields',
  tokens: 'document VBELN',
  found: { row: /^(?!.*extension).*\bVBELN\b/, shown: 'VBELN', value: ['DF-00003', 'DF-00002'] },
  other: { row: /^(?!.*extension).*\bMANDT\b/, shown: 'MANDT', value: ['DF-00003', 'DF-00001'] },
  chosen: 'POSNR',
  sort: { column: /^Field/, first: /ARKTX/ },
  multiple: { pasted: 'DF-00001\nDF-00002', unknown: 'DF-99999', value: ['DF-00003', 'DF-00001', 'DF-00002'] },
})

const open = () => userEvent.click(screen.getByRole('button', { name: 'Select fields' }))

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: DictionaryFieldsPickerProps) {
  const [fresh] = useState(() => failingRows(source, 1))
  return <DictionaryFieldsPicker {...props} source={fresh} />
}

export const Default = meta.story({})
export const Open = meta.story({ play: open })
export const Disabled = meta.story({ args: { disabled: true } })
export const Fails = meta.story({ render: (args) => <FailsOnce {...args} />, play: open })
export const Slow = meta.story({
  args: { source: slowRows(source, (text) => (text === 'MANDT' ? 500 : 20)) },
  play: open,
})
export const InForm = meta.story({
  render: ({ source, label }) => (
    <PickerListForm
      saved={saved}
      picker={(control) => <DictionaryFieldsPicker {...control} source={source} label={label} />}
    />
  ),
})
export const Empty = meta.story({ args: { defaultValue: null }, play: open })

Default.test('opens by mouse, F4 and Alt+ArrowDown, and gives the focus back', checks.opens)
Default.test('suggests what is typed, and Enter takes it', checks.suggests)
Disabled.test('neither mouse nor keys open it', checks.disabled)
Open.test('finds words in any order', checks.openFindsTokens)
Open.test('sorts by a column', checks.openSorts)
Open.test('turns pages', checks.openTurnsPages)
Open.test('confirms what is selected, once', checks.openConfirms)
Open.test('Cancel, Close and Escape change nothing', checks.openChangesNothing)
Empty.test('says what is missing and stays open when nothing is selected', checks.openSaysWhatIsMissing)
Open.test('keeps the selection over searches and pages', checks.openKeepsSelection)
Open.test('works by keyboard alone', checks.openWorksByKeyboard)
Fails.test('tries again', checks.openTriesAgain)
Slow.test('drops a late answer', checks.openDropsLateAnswers)
InForm.test('gives a form its value and says that it is dirty', checks.bindsToForm)
Default.test('takes a pasted list of keys and names those that it does not know', checks.pastesKeys)
Open.test('adds a pasted list of keys to the selection', checks.openPastesKeys)
