import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { UiStrings } from '@embpm/ui/ui-strings'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { pickerChecks } from '../testing/pickerChecks.fixture.js'
import { PickerForm } from '../testing/PickerForm.fixture.js'
import { openPicker, phoneScreen, storyScreens, wideScreen } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows, slowRows } from '../testing/storySources.fixture.js'
import { ServicePicker, type ServicePickerProps } from './ServicePicker.js'
import { hostileService, sampleServices, services, serviceSource } from './services.fixture.js'

const saved = 'SRV-00015'

// The picker that shows every condition of a picker with a table.
const meta = preview.meta({
  component: ServicePicker,
  args: { source: services, label: 'Service', defaultValue: saved, onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const checks = pickerChecks({
  label: 'Service',
  title: 'Select service',
  tokens: 'retirement asset',
  found: { row: /SRV-00025/, suggested: /^Asset retirement/, shown: 'Asset retirement · 8.3.1', value: 'SRV-00025' },
  other: { row: /SRV-00002/, shown: 'Purchase order · 2.1.1', value: 'SRV-00002' },
  chosen: 'Kanban container · 3.10.1',
})

const context = 'for Operation order OO-2026-0147'
const open = () => openPicker('Select service')
const opener = () => screen.getByRole('button', { name: 'Select service' })
const dialog = () => within(screen.getByRole('dialog', { name: 'Select service' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: ServicePickerProps) {
  const [source] = useState(() => failingRows(services, 1))
  return <ServicePicker {...props} source={source} />
}

export const Default = meta.story({ args: { description: 'Called when the order is released' } })
export const States = meta.story(
  states(ServicePicker, {
    Empty: { defaultValue: null, placeholder: 'Type a name or a WBS' },
    Required: { defaultValue: null, required: true, errorMessage: 'This field is required' },
    Disabled: { disabled: true },
    'Read only': { readOnly: true },
    'Long text': {
      label: 'Service that is called with the items of the order when it is released and the goods are to be delivered',
      defaultValue: 'SRV-00001',
      source: serviceSource(sampleServices(1).map((row) => ({ ...row, name: `${row.name} `.repeat(12) }))),
    },
  }),
)
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

export const Open = meta.story({ ...wideScreen, args: { context }, play: checks.open })

/** The words that were searched for are marked. */
export const Searched = meta.story({
  ...wideScreen,
  args: { source: slowRows(services, (text) => (text === 'Purchase' ? 500 : 20)) },
  play: async () => {
    const box = await open()
    await userEvent.keyboard('sales order')
    await box.findByRole('row', { name: /SRV-00029/ })
  },
})

export const OpenRightToLeft = meta.story({
  globals: wideScreen.globals,
  parameters: { ...storyScreens, direction: 'rtl' },
  play: checks.open,
})

export const OnAPhone = meta.story({ ...phoneScreen, args: { context }, play: checks.open })

export const Loading = meta.story({
  args: { source: silentRows(services) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: serviceSource([]), defaultValue: null },
  play: async () => {
    const box = await open()
    await box.findByText('No services yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const box = await open()
    await userEvent.keyboard('payroll')
    await waitFor(() => expect(box.queryByRole('row', { name: /SRV-/ })).toBeNull())
  },
})

export const Failing = meta.story({
  render: (args) => <FailsOnce {...args} />,
  play: async () => {
    const box = await open()
    await box.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({ args: { defaultValue: null }, play: checks.confirmsNothing })

export const HostileData = meta.story({
  ...wideScreen,
  args: { source: serviceSource([hostileService, ...sampleServices(3)]), defaultValue: hostileService.id },
  play: async () => {
    await open()
  },
})

export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        servicePicker: { title: 'Service auswählen', search: 'Services suchen', name: 'Name', wbs: 'PSP' },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <ServicePicker {...args} defaultValue={null} />
    </UiStrings>
  ),
  play: async () => {
    const box = await openPicker('Service auswählen')
    await box.findByRole('searchbox', { name: 'Services suchen' })
    await expect(box.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
    await expect(box.getByText('Nichts ausgewählt')).toBeVisible()
  },
})

export const InForm = meta.story({
  parameters: unpictured,
  render: ({ source, label }) => (
    <PickerForm saved={saved} picker={(control) => <ServicePicker {...control} source={source} label={label} />} />
  ),
})

Default.test('opens by mouse, F4 and Alt+ArrowDown, and gives the focus back', checks.opens)
Open.test('is fullscreen, finds words in any order, and turns pages', async () => {
  await checks.isOfSize('fullscreen')
  await checks.openFindsTokens()
  await checks.openTurnsPages()
})
Open.test('confirms what is selected, once', checks.openConfirms)
Open.test('Cancel, Close and Escape change nothing', checks.openChangesNothing)
Open.test('keeps the selection over searches and pages', checks.openKeepsSelection)
Open.test('works by keyboard alone', checks.openWorksByKeyboard)
Searched.test('drops a late answer', checks.openDropsLateAnswers)
Failing.test('tries again', checks.openTriesAgain)
NothingSelected.test('says what is missing and stays open', checks.saysWhatIsMissing)
InForm.test('gives a form its value and says that it is dirty', checks.bindsToForm)

Open.test('confirming the same value is no change', async ({ args }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Select service' }))
  await gone()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Open.test('a double click confirms', async ({ args }) => {
  await userEvent.dblClick(dialog().getByRole('row', { name: /SRV-00002/ }))
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

States.test('neither mouse nor keys open a disabled or read-only field', async ({ canvas }) => {
  const disabled = stateOf(canvas, 'Disabled')
  await expect(disabled.getByRole('combobox')).toBeDisabled()
  await expect(disabled.getByRole('button', { name: 'Select service' })).toBeDisabled()
  await userEvent.click(disabled.getByRole('button', { name: 'Select service' }))
  await userEvent.keyboard('{F4}')
  await expect(screen.queryByRole('dialog')).toBeNull()

  const readOnly = stateOf(canvas, 'Read only')
  await expect(readOnly.getByRole('combobox')).toHaveValue('Kanban container · 3.10.1')
  await expect(readOnly.queryByRole('button')).toBeNull()
  await userEvent.click(readOnly.getByRole('combobox'))
  await userEvent.keyboard('{F4}')
  await expect(screen.queryByRole('dialog')).toBeNull()
})

HostileData.test('shows markup as text and never links to a script', async () => {
  await expect(document.title).not.toBe('broken')
  await expect(screen.getByDisplayValue('<script>document.title = "broken"</script> · 1.1.1')).toBeInTheDocument()
  const links = Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '')
  await expect(links.filter((href) => href.toLowerCase().startsWith('javascript'))).toEqual([])
})
