import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerForm } from '../testing/PickerForm.fixture.js'
import { failingRows, slowRows } from '../testing/storySources.fixture.js'
import { ServicePicker, type ServicePickerProps } from './ServicePicker.js'
import { services } from './services.fixture.js'

const saved = 'SRV-00015'
const source = services

const meta = preview.meta({
  component: ServicePicker,
  args: { source, label: 'Service', defaultValue: saved, onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
  parameters: { chromatic: { disableSnapshot: true } },
})

const checks = pickerChecks({
  label: 'Service',
  title: 'Select service',
  tokens: 'item production',
  found: { row: /SRV-00025|^Production order item · 1/, shown: 'Production order item · 1.7.1', value: 'SRV-00025' },
  other: { row: /SRV-00002/, shown: 'Purchase order · 2.1.1', value: 'SRV-00002' },
  chosen: 'Sales order item · 3.4.1',
  sort: { column: /^Name/, first: /Billing document/ },
})

const opener = () => screen.getByRole('button', { name: 'Select service' })
const open = () => userEvent.click(opener())
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Select service' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: ServicePickerProps) {
  const [fresh] = useState(() => failingRows(source, 1))
  return <ServicePicker {...props} source={fresh} />
}

export const Default = meta.story({})
export const Open = meta.story({ play: open })
export const Disabled = meta.story({ args: { disabled: true } })
export const Fails = meta.story({ render: (args) => <FailsOnce {...args} />, play: open })
export const Slow = meta.story({
  args: { source: slowRows(source, (text) => (text === 'Purchase' ? 500 : 20)) },
  play: open,
})
export const InForm = meta.story({
  render: ({ source, label }) => (
    <PickerForm saved={saved} picker={(control) => <ServicePicker {...control} source={source} label={label} />} />
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

Open.test('confirming the same value is no change', async ({ args }) => {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Select service' }))
  await gone()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Open.test('a double click confirms', async ({ args }) => {
  await userEvent.dblClick(await (await dialog()).findByRole('row', { name: /SRV-00002/ }))
  await gone()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('SRV-00002', { reason: 'pick' })
})

Open.test('tells a form that it was left only when the focus leaves field and dialog', async ({ args }) => {
  await userEvent.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(opener()).toHaveFocus())
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledTimes(1)
})
