import preview from '@embpm/storybook/preview'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { inForm } from '../form/inForm.fixture.js'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { FileInput } from './FileInput.js'

const meta = preview.meta({
  component: FileInput,
  args: { name: 'value', label: 'Document', onValueChange: fn(), onBlur: fn() },
})

const pdf = new File([new Uint8Array(184_320)], 'Business blueprint.pdf', { lastModified: 1_700_000_000_000 })
const csv = new File([new Uint8Array(12_400)], 'ACDOCA fields.csv', { lastModified: 1_700_000_000_000 })

/** Saved as the names of the files, because JSON has no files. */
const names = z
  .array(z.file())
  .min(1, 'required')
  .transform((files) => files.map(({ name }) => name))

const field = () => screen.getByLabelText(/Document/)
const choose = (...files: readonly File[]) => {
  const input = field()
  if (!(input instanceof HTMLInputElement)) throw new Error('That is no file input')
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  input.files = data.files
  return fireEvent.change(input)
}

export const Default = meta.story({
  args: { description: 'As it was signed' },
  decorators: inForm({ value: [pdf], schema: names }),
})
export const Invalid = meta.story({
  args: { required: true },
  decorators: inForm({ value: [], schema: names }),
  play: fieldForm.saveInVain,
})

Default.test('writes the file that takes the place of the saved one, and tells that it was left', async ({ args }) => {
  await choose(csv)
  await expect(args.onValueChange).toHaveBeenLastCalledWith([csv], { reason: 'pick' })
  await expect(screen.getByRole('listitem')).toHaveTextContent('ACDOCA fields.csv')
  await fieldForm.save()
  await fieldForm.saved('["ACDOCA fields.csv"]')
  field().focus()
  await expect(args.onBlur).not.toHaveBeenCalled()
  await fieldForm.save()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

Default.test('is an empty list once the file is removed, and follows a reset', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove Business blueprint.pdf' }))
  await expect(screen.queryByRole('listitem')).toBeNull()
  await fieldForm.saveInVain()
  await fieldForm.reset()
  await expect(screen.getByRole('listitem')).toHaveTextContent('Business blueprint.pdf')
})

Invalid.test('says so, takes the focus from the summary, and is well again once a file is chosen', async () => {
  await expect(field()).toBeInvalid()
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await fieldForm.goToProblem('Document')
  await expect(field()).toHaveFocus()
  await choose(pdf)
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-invalid'))
  await fieldForm.save()
  await fieldForm.saved('["Business blueprint.pdf"]')
})
