import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { fn, screen, userEvent } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerForm } from '../testing/PickerForm.fixture.js'
import { failingRows, slowRows } from '../testing/storySources.fixture.js'
import { ricefws } from '../ricefw-picker/ricefws.fixture.js'
import { RicefwPagePicker, type RicefwPagePickerProps } from './RicefwPagePicker.js'

const saved = 'RPT-0012'
const source = ricefws

const meta = preview.meta({
  component: RicefwPagePicker,
  args: { source, label: 'RICEFW', defaultValue: saved, onValueChange: fn() },
  beforeEach: freshHistory,
  parameters: { chromatic: { disableSnapshot: true } },
})

const checks = pickerChecks({
  label: 'RICEFW',
  title: 'Select RICEFW',
  tokens: 'Brazil journal approval',
  found: { row: /Journal entry approval Brazil$/, shown: 'Journal entry approval Brazil', value: 'WFL-0068' },
  other: { row: /Open sales orders by due date$/, shown: 'Open sales orders by due date', value: 'RPT-0001' },
  chosen: 'Open payment runs by due date',
  sort: { column: /^Name/, first: /Billing document approval/ },
})

const open = () => userEvent.click(screen.getByRole('button', { name: 'Select RICEFW' }))

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: RicefwPagePickerProps) {
  const [fresh] = useState(() => failingRows(source, 1))
  return <RicefwPagePicker {...props} source={fresh} />
}

export const Default = meta.story({})
export const Open = meta.story({ play: open })
export const Disabled = meta.story({ args: { disabled: true } })
export const Fails = meta.story({ render: (args) => <FailsOnce {...args} />, play: open })
export const Slow = meta.story({
  args: { source: slowRows(source, (text) => (text === 'Open' ? 500 : 20)) },
  play: open,
})
export const InForm = meta.story({
  render: ({ source, label }) => (
    <PickerForm saved={saved} picker={(control) => <RicefwPagePicker {...control} source={source} label={label} />} />
  ),
})

Default.test('opens by mouse, F4 and Alt+ArrowDown, and gives the focus back', checks.opens)
Default.test('suggests what is typed, and Enter takes it', checks.suggests)
Disabled.test('neither mouse nor keys open it', checks.disabled)
Open.test('finds words in any order', checks.openFindsTokens)
Open.test('sorts by a column', checks.openSorts)
Open.test('turns pages', checks.openTurnsPages)
Open.test('confirms what is selected, once', checks.openConfirms)
Open.test('Cancel, Close and Escape change nothing', checks.openChangesNothing)
Open.test('says what is missing and stays open when nothing is selected', checks.openSaysWhatIsMissing)
Open.test('keeps the selection over searches and pages', checks.openKeepsSelection)
Open.test('works by keyboard alone', checks.openWorksByKeyboard)
Fails.test('tries again', checks.openTriesAgain)
Slow.test('drops a late answer', checks.openDropsLateAnswers)
InForm.test('gives a form its value and says that it is dirty', checks.bindsToForm)
