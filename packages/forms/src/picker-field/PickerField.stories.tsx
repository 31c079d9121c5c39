import { ServicePicker } from '@embpm/pickers/service-picker'
import { Button } from '@embpm/ui/button'
import { arraySource } from '@embpm/ui/row-source'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
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
  services?: typeof source
  /** Has a button that resets it. */
  resets?: boolean
}

/** A form that calls a service. */
function OrderForm({ onSave, services = source, resets = false }: OrderFormProps) {
  const form = useForm({ defaultValues: { service: 'SRV-1' }, shouldFocusError: false })
  const { isDirty, touchedFields, dirtyFields } = form.formState
  return (
    <Form form={form} onSubmit={onSave} aria-label="Order">
      <PickerField name="service" picker={ServicePicker} source={services} label="Service" />
      <div>
        <Button type="submit" variant="primary">
          Save order
        </Button>
        {resets && (
          <Button variant="ghost" onPress={() => form.reset()}>
            Discard
          </Button>
        )}
        <output>
          {isDirty && dirtyFields.service ? 'dirty' : 'clean'}, {touchedFields.service ? 'touched' : 'untouched'}
        </output>
      </div>
    </Form>
  )
}

let release = () => {}
let released = Promise.resolve()

const meta = preview.meta({ component: OrderForm, args: { onSave: fn() } })

const field = () => screen.getByRole('combobox', { name: 'Service' })
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Select service' }))
  return within(await screen.findByRole('dialog', { name: 'Select service' }))
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default = meta.story({})
/** The source answers when a test lets it. */
export const Slow = meta.story({
  args: {
    resets: true,
    services: {
      ...source,
      search: async (query, request) => {
        await released
        return source.search(query, request)
      },
      resolve: async (keys, request) => {
        if (!keys.includes('SRV-1')) await released
        return source.resolve(keys, request)
      },
    },
  },
  beforeEach: () => {
    released = new Promise((resolve) => {
      release = resolve
    })
  },
  parameters: unpictured,
})

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

const enter = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save order' }))

Default.test('saves the service whose id was typed', async ({ args }) => {
  await enter('SRV-3')
  await save()
  await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ service: 'SRV-3' }))
  await expect(field()).toHaveValue('Journal entry · 4.2.7')
})

Default.test(
  'a text that names nothing is said at the field and in the summary, and is not saved',
  async ({ args }) => {
    await enter('SRV-99')
    await save()
    const summary = await screen.findByRole('group', { name: '1 problem to solve' })
    await expect(summary).toHaveTextContent('Not found: SRV-99')
    await expect(field()).toHaveValue('SRV-99')
    await expect(field()).toBeInvalid()
    await expect(field()).toHaveAccessibleDescription('Not found: SRV-99')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(within(summary).getByRole('button', { name: 'Service' }))
    await expect(field()).toHaveFocus()
    await enter('srv-2')
    await save()
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ service: 'SRV-2' }))
    await expect(screen.queryByRole('group', { name: /problem/ })).toBeNull()
  },
)

Slow.test('a reset gives the value back in place of the text, whatever became of it', async ({ args }) => {
  const discard = () => userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(field()).toHaveValue('Sales order · 1.3.2'))
  await enter('SRV-2')
  await discard()
  await waitFor(() => expect(field()).toHaveValue('Sales order · 1.3.2'))
  release()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(field()).toHaveValue('Sales order · 1.3.2')
  await enter('SRV-99')
  await userEvent.tab()
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Not found: SRV-99'))
  await discard()
  await waitFor(() => expect(field()).toHaveValue('Sales order · 1.3.2'))
  await save()
  await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ service: 'SRV-1' }))
})

Slow.test('saving waits for the answer', async ({ args }) => {
  await waitFor(() => expect(field()).toHaveValue('Sales order · 1.3.2'))
  await enter('SRV-2')
  await save()
  await waitFor(() => expect(field()).toHaveAttribute('aria-busy', 'true'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect(args.onSave).not.toHaveBeenCalled()
  release()
  await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1))
  await expect(args.onSave).toHaveBeenCalledWith({ service: 'SRV-2' })
})
