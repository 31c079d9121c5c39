import { arraySource } from '@embpm/ui/row-source'
import { UiStrings } from '@embpm/ui/ui-strings'
import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ServicePicker } from './ServicePicker.js'
import { hostileService, sampleServices } from './services.fixture.js'
import { failing, noServices, services, silent } from './sources.fixture.js'

const meta = preview.meta({
  component: ServicePicker,
  args: { source: services, label: 'Service', onValueChange: fn(), onBlur: fn() },
})

const sizes = {
  viewport: {
    options: {
      wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
    },
  },
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Select service' }))
  return within(await screen.findByRole('dialog', { name: 'Select service' }))
}

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
  parameters: sizes,
  play: async () => {
    const dialog = await openDialog()
    await userEvent.keyboard('sales order')
    await dialog.findByRole('row', { name: /SRV-00029/ })
  },
})

export const OpenRightToLeft = meta.story({
  args: { defaultValue: 'SRV-00015' },
  globals: { viewport: { value: 'wide' } },
  parameters: { ...sizes, direction: 'rtl' },
  play: async () => {
    await openDialog()
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: 'SRV-00015', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'phone' } },
  parameters: sizes,
  play: async () => {
    await openDialog()
  },
})

export const Loading = meta.story({
  args: { source: silent },
  play: async () => {
    await openDialog()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: noServices },
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
  args: { source: failing(Infinity) },
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
  args: { source: arraySource([hostileService, ...sampleServices(3)]), defaultValue: hostileService.id },
  globals: { viewport: { value: 'wide' } },
  parameters: sizes,
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
    await userEvent.click(screen.getByRole('button', { name: 'Service auswählen' }))
    await screen.findByRole('dialog', { name: 'Service auswählen' })
  },
})

Default.test('works without any provider and calls back with the id', async ({ args }) => {
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('row', { name: /SRV-00002/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Select service' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('SRV-00002', { reason: 'pick' })
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Service' })).toHaveValue('Purchase order · 2.1.1'))
})

Disabled.test('takes the button out of use and ignores F4', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Select service' })).toBeDisabled()
  await expect(canvas.getByRole('combobox', { name: 'Service' })).toBeDisabled()
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
