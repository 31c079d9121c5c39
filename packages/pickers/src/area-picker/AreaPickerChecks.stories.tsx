import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { fn, screen, userEvent } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { ignoresRepeats } from '../testing/ignoresRepeats.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerForm } from '../testing/PickerForm.fixture.js'
import { failingTree, slowTree } from '../testing/storySources.fixture.js'
import { businessAreas } from './businessAreas.fixture.js'
import { AreaPicker, type AreaPickerProps } from './AreaPicker.js'

const saved = 'BA-1210'
const source = businessAreas

const meta = preview.meta({
  component: AreaPicker,
  args: { source, label: 'Area', defaultValue: saved, onValueChange: fn() },
  beforeEach: freshHistory,
  parameters: { chromatic: { disableSnapshot: true } },
})

const checks = pickerChecks({
  label: 'Area',
  title: 'Select area',
  role: 'treeitem',
  tokens: '10120 master',
  found: { row: /^Master data.*10120$/, shown: 'Master data', value: 'BA-10120' },
  other: { row: /^Procurement 2000/, shown: 'Procurement', value: 'BA-2000' },
  chosen: 'Planning',
})

const open = () => userEvent.click(screen.getByRole('button', { name: 'Select area' }))

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: AreaPickerProps) {
  const [fresh] = useState(() => failingTree(source, 1))
  return <AreaPicker {...props} source={fresh} />
}

export const Default = meta.story({})
export const Open = meta.story({ play: open })
export const Disabled = meta.story({ args: { disabled: true } })
export const Fails = meta.story({ render: (args) => <FailsOnce {...args} />, play: open })
export const Slow = meta.story({
  args: { source: slowTree(source, (text) => (text === 'Procurement' ? 500 : 20)) },
  play: open,
})
export const InForm = meta.story({
  render: ({ source, label }) => (
    <PickerForm saved={saved} picker={(control) => <AreaPicker {...control} source={source} label={label} />} />
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
Default.test('ignores a second confirmation within a second', ({ args }) =>
  ignoresRepeats({ title: 'Select area', role: 'treeitem', first: /^Finance 5000/, second: /^Quality 9000/ }, args),
)
