import { UiStrings } from '@embpm/ui/ui-strings'
import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows } from '../testing/storySources.fixture.js'
import { ServicePicker } from './ServicePicker.js'
import { hostileService, sampleServices, services, serviceSource } from './services.fixture.js'

const meta = preview.meta({
  component: ServicePicker,
  args: { source: services, label: 'Service', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const openDialog = () => openPicker('Select service')

export const Default = meta.story({ args: { placeholder: 'Type a name or a WBS' } })
export const Chosen = meta.story({
  args: { defaultValue: 'SRV-00015', description: 'Called when the order is released' },
})
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: 'SRV-00015', disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: 'SRV-00015', readOnly: true } })
export const RightToLeft = meta.story({ args: { defaultValue: 'SRV-00015' }, parameters: { direction: 'rtl' } })

export const Open = meta.story({
  args: { defaultValue: 'SRV-00015', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await openDialog()
    await userEvent.keyboard('sales order')
    await dialog.findByRole('row', { name: /SRV-00029/ })
  },
})

export const OpenRightToLeft = meta.story({
  args: { defaultValue: 'SRV-00015' },
  globals: { viewport: { value: 'wide' } },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    await openDialog()
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: 'SRV-00015', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    await openDialog()
  },
})

export const Loading = meta.story({
  args: { source: silentRows(services) },
  play: async () => {
    await openDialog()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: serviceSource([]) },
  play: async () => {
    const dialog = await openDialog()
    await dialog.findByText('No services yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await openDialog()
    await userEvent.keyboard('payroll')
    await waitFor(() => expect(dialog.queryByRole('row', { name: /Sales order/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingRows(services, Infinity) },
  play: async () => {
    const dialog = await openDialog()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({
  play: async () => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Select service' }))
    await dialog.findByText('Nothing is selected')
  },
})

export const HostileData = meta.story({
  args: { source: serviceSource([hostileService, ...sampleServices(3)]), defaultValue: hostileService.id },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    await openDialog()
  },
})

export const German = meta.story({
  args: { source: services },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        servicePicker: { title: 'Service auswählen', search: 'Services suchen', name: 'Name', wbs: 'PSP' },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <ServicePicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('Service auswählen')
  },
})

Default.test('works without any provider and calls back with the id', async ({ args }) => {
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('row', { name: /SRV-00002/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Select service' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('SRV-00002', { reason: 'pick' })
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Service' })).toHaveValue('Purchase order · 2.1.1'))
})

ReadOnly.test('shows the label without buttons', async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Service' })
  await expect(field).toHaveValue('Sales order item · 3.4.1')
  await userEvent.click(field)
  await userEvent.keyboard('{F4}')
  await expect(screen.queryByRole('dialog')).toBeNull()
  await expect(canvas.queryByRole('button')).toBeNull()
})

HostileData.test('shows markup as text and never links to a script', async () => {
  await expect(document.title).not.toBe('broken')
  await expect(screen.getByDisplayValue('<script>document.title = "broken"</script> · 1.1.1')).toBeInTheDocument()
  const links = Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '')
  await expect(links.filter((href) => href.toLowerCase().startsWith('javascript'))).toEqual([])
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByText('Nichts ausgewählt')).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'Services suchen' })).toHaveFocus()
})
