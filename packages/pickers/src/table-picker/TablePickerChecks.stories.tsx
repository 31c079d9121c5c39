import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { fn, screen, userEvent } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerForm } from '../testing/PickerForm.fixture.js'
import { failingTree, slowTree } from '../testing/storySources.fixture.js'
import { dataTables } from './dataTables.fixture.js'
import { TablePicker, type TablePickerProps } from './TablePicker.js'

const saved = 'DT-VBAP'
const source = dataTables

const meta = preview.meta({
  component: TablePicker,
  args: { source, label: 'Table', defaultValue: saved, onValueChange: fn() },
  beforeEach: freshHistory,
  parameters: { chromatic: { disableSnapshot: true } },
})

const checks = pickerChecks({
  label: 'Table',
  title: 'Select table',
  role: 'treeitem',
  tokens: 'lines EKET',
  found: { row: /^4.1.1 - EKET v6.*Schedule lines/, shown: '4.1.1 - EKET v6', value: 'DT-EKET' },
  other: { row: /^2 - LIKP v7/, shown: '2 - LIKP v7', value: 'DT-LIKP' },
  chosen: '1.1 - VBAP v2',
})

const open = () => userEvent.click(screen.getByRole('button', { name: 'Select table' }))

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: TablePickerProps) {
  const [fresh] = useState(() => failingTree(source, 1))
  return <TablePicker {...props} source={fresh} />
}

export const Default = meta.story({})
export const Open = meta.story({ play: open })
export const Disabled = meta.story({ args: { disabled: true } })
export const Fails = meta.story({ render: (args) => <FailsOnce {...args} />, play: open })
export const Slow = meta.story({
  args: { source: slowTree(source, (text) => (text === '2' ? 500 : 20)) },
  play: open,
})
export const InForm = meta.story({
  render: ({ source, label }) => (
    <PickerForm saved={saved} picker={(control) => <TablePicker {...control} source={source} label={label} />} />
  ),
})

Default.test('opens by mouse, F4 and Alt+ArrowDown, and gives the focus back', checks.opens)
Default.test('suggests what is typed, and Enter takes it', checks.suggests)
Disabled.test('neither mouse nor keys open it', checks.disabled)
Open.test('finds words in any order', checks.openFindsTokens)
Open.test('confirms what is selected, once', checks.openConfirms)
Open.test('Cancel, Close and Escape change nothing', checks.openChangesNothing)
Open.test('says what is missing and stays open when nothing is selected', checks.openSaysWhatIsMissing)
Open.test('keeps the selection over searches', checks.openKeepsSelection)
Open.test('works by keyboard alone', checks.openWorksByKeyboard)
Fails.test('tries again', checks.openTriesAgain)
Slow.test('drops a late answer', checks.openDropsLateAnswers)
InForm.test('gives a form its value and says that it is dirty', checks.bindsToForm)
