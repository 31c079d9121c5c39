import { ServicePicker } from '@embpm/pickers/service-picker'
import { Button } from '@embpm/ui/button'
import { arraySource } from '@embpm/ui/row-source'
import preview from '@embpm/storybook/preview'
import { useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Form } from '../form/Form.js'
import { PickerField } from './PickerField.js'

const service = (id: string, name: string, wbs: string) => ({
  id,
  name,
  wbs,
  organisation: 'Terranova Group',
  businessDomain: 'Order to cash',
  technology: 'OData V2',
  serviceName: `API_${name.toUpperCase().replaceAll(' ', '_')}_SRV`,
  type: 'OData' as const,
  parameter: '',
  host: 's4p.example',
  link: '',
  metadata: null,
  description: '',
})

const source = arraySource([
  service('SRV-1', 'Sales order', '1.3.2'),
  service('SRV-2', 'Purchase order', '2.1.1'),
  service('SRV-3', 'Journal entry', '4.2.7'),
])

interface OrderFormProps {
  onSave: (values: { service: string }) => unknown
}

/** A form that calls a service. */
function OrderForm({ onSave }: OrderFormProps) {
  const form = useForm({ defaultValues: { service: 'SRV-1' }, shouldFocusError: false })
  const { isDirty, touchedFields, dirtyFields } = form.formState
  return (
    <Form form={form} onSubmit={onSave} aria-label="Order">
      <PickerField name="service" picker={ServicePicker} source={source} label="Service" />
      <div>
        <Button type="submit" variant="primary">
          Save order
        </Button>
        <output>
          {isDirty && dirtyFields.service ? 'dirty' : 'clean'}, {touchedFields.service ? 'touched' : 'untouched'}
        </output>
      </div>
    </Form>
  )
}

const meta = preview.meta({ component: OrderForm, args: { onSave: fn() } })

const field = () => screen.getByRole('combobox', { name: 'Service' })
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Select service' }))
  return within(await screen.findByRole('dialog', { name: 'Select service' }))
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default = meta.story({})

Default.test('confirming another service writes its id and marks the form dirty', async ({ args }) => {
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('row', { name: /Journal entry/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Select service' }))
  await gone()
  await expect(field()).toHaveValue('Journal entry · 4.2.7')
  await expect(screen.getByText('dirty, untouched')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ service: 'SRV-3' }))
})

Default.test('stays clean when the dialog is cancelled or the same confirmed, and is touched once left', async () => {
  const cancelled = await openDialog()
  await userEvent.click(await cancelled.findByRole('row', { name: /Journal entry/ }))
  await userEvent.click(cancelled.getByRole('button', { name: 'Cancel' }))
  await gone()
  await expect(field()).toHaveValue('Sales order · 1.3.2')
  await expect(screen.getByText('clean, untouched')).toBeVisible()
  const confirmed = await openDialog()
  await userEvent.click(confirmed.getByRole('button', { name: 'Select service' }))
  await gone()
  await expect(screen.getByText('clean, untouched')).toBeVisible()
  await userEvent.click(field())
  await userEvent.tab()
  await userEvent.tab()
  await expect(screen.getByText('clean, touched')).toBeVisible()
})
