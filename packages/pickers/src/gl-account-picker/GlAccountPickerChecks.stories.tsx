import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { fn, screen, userEvent } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerListForm } from '../testing/PickerForm.fixture.js'
import { failingRows, slowRows } from '../testing/storySources.fixture.js'
import { glAccounts } from './glAccounts.fixture.js'
import { GlAccountPicker, type GlAccountPickerProps } from './GlAccountPicker.js'

const saved = ['400020']
const source = glAccounts

const meta = preview.meta({
  component: GlAccountPicker,
  args: { source, label: 'Jira accounts', defaultValue: saved, onValueChange: fn() },
  beforeEach: freshHistory,
  parameters: { chromatic: { disableSnapshot: true } },
})

const checks = pickerChecks({
  label: 'Jira accounts',
  title: 'Select Jira accounts',
  tokens: 'packaging 400010',
  found: { row: /400010/, shown: '400010 Consumption of packaging', value: ['400020', '400010'] },
  other: { row: /400000/, shown: '400000 Consumption of raw materials', value: ['400020', '400000'] },
  chosen: '400020 Wages and salaries',
  sort: { column: /^Short text/, first: /Bank charges/ },
  multiple: { pasted: '400000\n400010', unknown: '999999', value: ['400020', '400000', '400010'] },
})

const open = () => userEvent.click(screen.getByRole('button', { name: 'Select Jira accounts' }))

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: GlAccountPickerProps) {
  const [fresh] = useState(() => failingRows(source, 1))
  return <GlAccountPicker {...props} source={fresh} />
}

export const Default = meta.story({})
export const Open = meta.story({ play: open })
export const Disabled = meta.story({ args: { disabled: true } })
export const Fails = meta.story({ render: (args) => <FailsOnce {...args} />, play: open })
export const Slow = meta.story({
  args: { source: slowRows(source, (text) => (text === '400000' ? 500 : 20)) },
  play: open,
})
export const InForm = meta.story({
  render: ({ source, label }) => (
    <PickerListForm
      saved={saved}
      picker={(control) => <GlAccountPicker {...control} source={source} label={label} />}
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
