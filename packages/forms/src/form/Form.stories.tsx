import { holdEnter } from '@embpm/storybook/press'
import preview from '@embpm/storybook/preview'
import * as z from 'zod'
import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@embpm/ui/button'
import { useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { JsonInput } from '../json-input/JsonInput.js'
import { SelectInput } from '../select-input/SelectInput.js'
import { EveryInput } from '../testing/EveryInput.fixture.js'
import { TextInput } from '../text-input/TextInput.js'
import { Form } from './Form.js'
import { useUnsavedChanges } from './useUnsavedChanges.js'
import { zodFieldError } from './formWords.js'

const types = ['OData', 'RFC', 'IDoc'] as const
const schema = z.object({
  name: z.string().min(1).max(40),
  host: z.string().regex(/^[a-z\d.]*$/, 'noCapitalLetters'),
  type: z.enum(types),
  // Not `z.json()`: react-hook-form's path types do not end in a recursive type.
  metadata: z.unknown(),
})
type Values = z.infer<typeof schema>

interface ServiceFormProps {
  values?: Partial<Values>
  onSave: (values: Values) => unknown
}

/** A small form on a service, as an application would write it. */
function ServiceForm({ values, onSave }: ServiceFormProps) {
  const form = useForm<z.input<typeof schema>, unknown, Values>({
    resolver: zodResolver(schema, { error: zodFieldError }),
    defaultValues: {
      name: 'Sales order',
      host: 's4p.example',
      type: 'OData',
      metadata: { version: '1.0.0' },
      ...values,
    },
    shouldFocusError: false,
  })
  const unsaved = useUnsavedChanges(form)
  return (
    <Form form={form} onSubmit={onSave} aria-label="Service">
      <TextInput name="name" label="Name" required />
      <TextInput name="host" label="Host" description="Without protocol" />
      <SelectInput name="type" label="Type" options={types.map((value) => ({ value, label: value }))} />
      <JsonInput name="metadata" label="Metadata" rows={5} />
      <div>
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          Save service
        </Button>
        <Button variant="ghost" onPress={() => form.reset()}>
          Discard
        </Button>
        <span>{unsaved ? 'Unsaved changes' : 'Nothing to save'}</span>
      </div>
    </Form>
  )
}

const meta = preview.meta({ component: ServiceForm, args: { onSave: fn() } })

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save service' }))
const saveInVain = async () => {
  await save()
  await screen.findByRole('group')
}
const richText = () => screen.findByRole('textbox', { name: 'Description' })
const everyInputIsThere = async () => {
  await richText()
}
const retype = async (element: HTMLElement, text: string) => {
  await userEvent.clear(element)
  await userEvent.click(element)
  await userEvent.paste(text)
}

export const Default = meta.story({})
export const Disabled = meta.story({ render: () => <EveryInput disabled />, play: everyInputIsThere })
export const WithErrors = meta.story({ args: { values: { name: '', host: 'S4P example' } }, play: saveInVain })
export const SavingFails = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error('The server did not answer. Your entries are kept.'))) },
  play: async () => {
    await save()
    await screen.findByText(/did not answer/)
  },
})
export const Saving = meta.story({
  args: { onSave: fn(() => new Promise(() => {})) },
  play: async () => {
    await save()
    await waitFor(() =>
      expect(screen.getByRole('form', { name: 'Service' })).toHaveAttribute('data-state', 'submitting'),
    )
  },
})

Default.test('submits the typed values', async ({ args }) => {
  await retype(screen.getByRole('textbox', { name: /Name/ }), 'Sales order item')
  await expect(screen.getByText('Unsaved changes')).toBeVisible()
  await save()
  await waitFor(() =>
    expect(args.onSave).toHaveBeenLastCalledWith({
      name: 'Sales order item',
      host: 's4p.example',
      type: 'OData',
      metadata: { version: '1.0.0' },
    }),
  )
})

Default.test('is not dirty any more when a change is taken back, and has no summary before it is saved', async () => {
  const name = screen.getByRole('textbox', { name: /Name/ })
  await userEvent.clear(name)
  await userEvent.tab()
  await expect(screen.getByText('Unsaved changes')).toBeVisible()
  await expect(screen.queryByRole('group')).toBeNull()
  await userEvent.type(name, 'Sales order')
  await expect(screen.getByText('Nothing to save')).toBeVisible()
})

Default.test('a text that is no JSON is an unsaved change, which Discard takes back', async () => {
  await retype(screen.getByRole('textbox', { name: 'Metadata' }), '{\n  "version": "1.0.0",\n}')
  await expect(screen.getByText('Unsaved changes')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await expect(screen.getByRole('textbox', { name: 'Metadata' })).toHaveValue('{\n  "version": "1.0.0"\n}')
  await expect(screen.getByText('Nothing to save')).toBeVisible()
})

Disabled.test('takes every input out of use', async () => {
  for (const name of ['Name', 'Effort', 'Metadata', 'Approver'])
    await expect(screen.getByRole('textbox', { name })).toBeDisabled()
  for (const name of ['Type', 'Transaction']) await expect(screen.getByRole('combobox', { name })).toBeDisabled()
  for (const name of ['Monthly', 'Weekly']) await expect(screen.getByRole('radio', { name })).toBeDisabled()
  await expect(screen.getByRole('checkbox', { name: 'Agreed' })).toBeDisabled()
  await expect(screen.getByRole('switch', { name: 'Reminders' })).toBeDisabled()
  await expect(screen.getByLabelText('Document')).toBeDisabled()
  await expect(screen.getByRole('spinbutton', { name: /month/ })).toHaveAttribute('aria-disabled', 'true')
  await expect(await richText()).toHaveAttribute('contenteditable', 'false')
  for (const button of screen.getAllByRole('button')) await expect(button).toBeDisabled()
})

WithErrors.test('moves the focus to a summary whose links lead to the fields', async ({ args }) => {
  const summary = screen.getByRole('group', { name: '2 problems to solve' })
  await waitFor(() => expect(summary).toHaveFocus())
  await expect(summary).toHaveTextContent('This field is required')
  await expect(summary).toHaveTextContent('No special characters')
  await expect(args.onSave).not.toHaveBeenCalled()
  await userEvent.click(within(summary).getByRole('button', { name: 'Host' }))
  await expect(screen.getByRole('textbox', { name: 'Host' })).toHaveFocus()
  await retype(screen.getByRole('textbox', { name: 'Host' }), 's4p.example')
  await waitFor(() => expect(screen.getByRole('group', { name: '1 problem to solve' })).toBeVisible())
})

Saving.test('is sent once, whatever is pressed meanwhile', async ({ args }) => {
  await userEvent.click(screen.getByRole('button', { name: /^Save service/ }))
  // As Enter in a field does.
  screen.getByRole<HTMLFormElement>('form', { name: 'Service' }).requestSubmit()
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), '!')
  await expect(args.onSave).toHaveBeenCalledOnce()
})

Default.test('is sent once by a double click, and by Enter held down', async ({ args }) => {
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save service' })
  await userEvent.dblClick(save)
  await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
  await userEvent.type(name, '{Enter}')
  holdEnter(name)
  holdEnter(save)
  await waitFor(() => expect(screen.getByRole('form', { name: 'Service' })).toHaveAttribute('data-state', 'done'))
  await expect(args.onSave).toHaveBeenCalledTimes(2)
})

SavingFails.test('keeps the entries and says why, without a link, since no field is to blame', async () => {
  const summary = screen.getByRole('group', { name: '1 problem to solve' })
  await waitFor(() => expect(summary).toHaveFocus())
  await expect(summary).toHaveTextContent('The server did not answer. Your entries are kept.')
  await expect(within(summary).queryByRole('button')).toBeNull()
  await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Sales order')
})
