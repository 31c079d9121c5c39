import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { fn, screen, userEvent } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerForm } from '../testing/PickerForm.fixture.js'
import { failingRows, slowRows } from '../testing/storySources.fixture.js'
import { costObjects } from './costObjects.fixture.js'
import { CostObjectPicker, type CostObjectPickerProps } from './CostObjectPicker.js'

const saved = 'CO-00003'
const source = costObjects

const meta = preview.meta({
  component: CostObjectPicker,
  args: { source, label: 'Cost object', defaultValue: saved, onValueChange: fn() },
  beforeEach: freshHistory,
  parameters: { chromatic: { disableSnapshot: true } },
})

const checks = pickerChecks({
  label: 'Cost object',
  title: 'Select cost object',
  tokens: 'shop press',
  found: { row: /1030.*Press shop/, shown: '1030 Press shop', value: 'CO-00004' },
  other: { row: /4100.*Assembly line/, shown: '4100 Assembly line', value: 'CO-00001' },
  chosen: '4120 Quality laboratory',
  sort: { column: /^Name/, first: /Assembly line/ },
})

const open = () => userEvent.click(screen.getByRole('button', { name: 'Select cost object' }))

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: CostObjectPickerProps) {
  const [fresh] = useState(() => failingRows(source, 1))
  return <CostObjectPicker {...props} source={fresh} />
}

export const Default = meta.story({})
export const Open = meta.story({ play: open })
export const Disabled = meta.story({ args: { disabled: true } })
export const Fails = meta.story({ render: (args) => <FailsOnce {...args} />, play: open })
export const Slow = meta.story({
  args: { source: slowRows(source, (text) => (text === '4100' ? 500 : 20)) },
  play: open,
})
export const InForm = meta.story({
  render: ({ source, label }) => (
    <PickerForm saved={saved} picker={(control) => <CostObjectPicker {...control} source={source} label={label} />} />
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
