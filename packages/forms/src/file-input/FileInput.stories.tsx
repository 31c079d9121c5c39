import { UiStrings } from '@embpm/ui/ui-strings'
import preview from '@embpm/storybook/preview'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { inForm } from '../form/inForm.fixture.js'
import { FileInput } from './FileInput.js'

const meta = preview.meta({
  component: FileInput,
  args: { name: 'value', label: 'Document', onValueChange: fn(), onBlur: fn() },
})

const pdf = new File([new Uint8Array(184_320)], 'Business blueprint.pdf', { lastModified: 1_700_000_000_000 })
const csv = new File([new Uint8Array(12_400)], 'ACDOCA fields.csv', { lastModified: 1_700_000_000_000 })
const longName = new File(
  [new Uint8Array(2_400_000)],
  `${'Functional specification of the interface '.repeat(4)}.pdf`,
  {
    lastModified: 1_700_000_000_000,
  },
)

/** Saved as the names of the files, because JSON has no files. */
const names = z
  .array(z.file())
  .min(1, 'required')
  .transform((files) => files.map(({ name }) => name))

const field = () => screen.getByLabelText(/Document/)
const saved = () => screen.getByRole('status', { name: 'Saved' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save field' }))
const choose = (...files: readonly File[]) => {
  const input = field()
  if (!(input instanceof HTMLInputElement)) throw new Error('That is no file input')
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  input.files = data.files
  return fireEvent.change(input)
}
const saveInVain = async () => {
  await save()
  await screen.findByRole('group', { name: '1 problem to solve' })
}

export const Default = meta.story({
  args: { description: 'As it was signed' },
  decorators: inForm({ value: [], schema: names }),
})
export const Single = meta.story({ decorators: inForm({ value: [pdf], schema: names }) })
export const Multiple = meta.story({
  args: { multiple: true, accept: ['.pdf', '.csv'], maxSize: 10_000_000, maxCount: 5 },
  decorators: inForm({ value: [pdf, csv], schema: names }),
})
export const Disabled = meta.story({ decorators: inForm({ value: [pdf], disabled: true }) })
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: inForm({ value: [pdf] }) })
export const Invalid = meta.story({
  args: { required: true },
  decorators: inForm({ value: [], schema: names }),
  play: saveInVain,
})
export const LongText = meta.story({
  args: { label: 'Document that reviewers need to see before they decide, in the version that was signed' },
  decorators: inForm({ value: [longName] }),
})
export const RightToLeft = meta.story({
  args: { required: true, multiple: true, maxSize: 10_000_000 },
  decorators: inForm({ value: [pdf] }),
  parameters: { direction: 'rtl' },
})
export const German = meta.story({
  decorators: [
    inForm({ value: [pdf], schema: names }),
    (Story) => (
      <UiStrings
        locale="de"
        value={{ fileField: { chooseOne: 'Datei auswählen', dropOne: 'oder hier ablegen oder einfügen' } }}
      >
        <Story />
      </UiStrings>
    ),
  ],
})

Default.test('writes the chosen file to the form', async ({ args }) => {
  await choose(pdf)
  await expect(args.onValueChange).toHaveBeenLastCalledWith([pdf], { reason: 'pick' })
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('["Business blueprint.pdf"]'))
})

Single.test('shows and saves the file that took the place of the saved one', async () => {
  await choose(csv)
  await expect(screen.getByRole('listitem')).toHaveTextContent('ACDOCA fields.csv')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('["ACDOCA fields.csv"]'))
})

Single.test('follows a reset of the form', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove Business blueprint.pdf' }))
  await expect(screen.queryByRole('listitem')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Reset field' }))
  await expect(screen.getByRole('listitem')).toHaveTextContent('Business blueprint.pdf')
})

Multiple.test('keeps the files when one too large is offered', async () => {
  const large = new File([new Uint8Array(10_000_001)], 'Recording.pdf')
  await choose(large)
  await expect(screen.getByText(/“Recording.pdf” was not added/)).toBeVisible()
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('["Business blueprint.pdf","ACDOCA fields.csv"]'))
})

Default.test('tells that it was left', async ({ args }) => {
  await userEvent.tab()
  await expect(field()).toHaveFocus()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

Invalid.test('says so, takes the focus from the summary, and is well again once a file is chosen', async () => {
  await expect(field()).toBeInvalid()
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await userEvent.click(screen.getByRole('button', { name: 'Document' }))
  await expect(field()).toHaveFocus()
  await choose(pdf)
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-invalid'))
})

Disabled.test('is out of use with the form', async () => {
  await expect(field()).toBeDisabled()
  await expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})

German.test('speaks the words and the numbers of its language', async () => {
  await expect(screen.getByText('Datei auswählen')).toBeVisible()
  await expect(screen.getByRole('listitem')).toHaveTextContent('184,3 kB')
})
