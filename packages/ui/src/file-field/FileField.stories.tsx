import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { UiStrings } from '../ui-strings/index.js'
import { FileField } from './FileField.js'

const file = (name: string, size: number, type = '') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1_700_000_000_000 })

const blueprint = file('Business blueprint.pdf', 184_320, 'application/pdf')
const fields = file('ACDOCA fields.csv', 12_400, 'text/csv')
const long = file(
  'Functional specification of the interface between sales and transportation management, release 2026-11 (final).docx',
  2_400_000,
)

const arabic = file('تقرير المراجعة السنوية للعمليات المالية والمحاسبية والضريبية في المجموعة.pdf', 1_900_000)

const meta = preview.meta({
  component: FileField,
  args: { label: 'Attachments', onValueChange: fn(), onReject: fn(), onBlur: fn(), style: { maxInlineSize: 420 } },
})

/** Files with which something is done to an element: dropped onto it, pasted into it. */
const carrying = (files: readonly File[]) => {
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  return data
}

/** What the system's dialog does once it is closed. */
const choose = (input: HTMLElement, files: readonly File[]) => {
  if (!(input instanceof HTMLInputElement)) throw new Error('That is no file input')
  input.files = carrying(files).files
  return fireEvent.change(input)
}

/** A dragged or pasted load arrives; testing tools would leave its files behind. */
const drag = (type: 'dragover' | 'drop', over: Element, dataTransfer: DataTransfer) =>
  over.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
const paste = (into: Element, clipboardData: DataTransfer) =>
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))

const zone = (input: HTMLElement) => {
  const field = input.closest('.emb-file-field')
  if (field === null) throw new Error('That is no file field')
  return field
}
const limits = { accept: ['.pdf', '.csv', 'image/*'], maxSize: 10_000_000, maxCount: 3, multiple: true }

export const Default = meta.story({})
export const States = meta.story(
  states(FileField, {
    Multiple: { multiple: true, description: 'What reviewers need to see' },
    Single: { label: 'Document', defaultValue: [blueprint] },
    Several: { ...limits, defaultValue: [blueprint, fields] },
    'With error': { required: true, errorMessage: 'This field is required' },
    Disabled: { ...limits, disabled: true, defaultValue: [blueprint] },
    'Read only': { readOnly: true, defaultValue: [blueprint, fields] },
    'Read only, empty': { readOnly: true },
    'Long text': {
      label: 'Attachments that reviewers of the change request need to see before they decide about its approval',
      multiple: true,
      accept: ['.pdf', '.docx', '.xlsx', '.csv', '.txt', 'image/*', 'video/*', 'application/zip'],
      maxSize: 25_000_000,
      maxCount: 20,
      defaultValue: [long, arabic, blueprint],
    },
  }),
)
export const Rejected = meta.story({
  args: { ...limits, defaultValue: [blueprint, fields] },
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('Attachments'), [
      file('Setup.exe', 1_000),
      file('Recording of the workshop.pdf', 10_400_000),
      file('Scope.pdf', 9_000),
      file('Landscape.png', 70_000, 'image/png'),
    ])
    await canvas.findByText(/Setup.exe/)
  },
})
export const Over = meta.story({
  args: limits,
  play: async ({ canvas }) => {
    drag('dragover', zone(canvas.getByLabelText('Attachments')), carrying([fields]))
    await canvas.findByText('Release to add')
  },
})
export const German = meta.story({
  parameters: unpictured,
  args: { ...limits, label: 'Anhänge', defaultValue: [long] },
  decorators: [
    (Story) => (
      <UiStrings
        locale="de"
        value={{
          fileField: {
            chooseMany: 'Dateien auswählen',
            dropMany: 'oder hier ablegen oder einfügen',
            image: 'Bilder',
            maxSize: 'höchstens {size}',
            maxCount: { one: 'bis zu {count} Datei', other: 'bis zu {count} Dateien' },
          },
        }}
      >
        <Story />
      </UiStrings>
    ),
  ],
})

States.test('adds what is chosen to what was there', async ({ canvas, args }) => {
  const multiple = stateOf(canvas, 'Multiple')
  const input = multiple.getByLabelText('Attachments')
  await expect(input).toHaveAccessibleDescription('What reviewers need to see')
  await choose(input, [blueprint])
  await expect(args.onValueChange).toHaveBeenLastCalledWith([blueprint], { reason: 'pick' })
  await choose(input, [fields, blueprint])
  await expect(args.onValueChange).toHaveBeenLastCalledWith([blueprint, fields], { reason: 'pick' })
  const list = within(multiple.getByRole('list', { name: 'Chosen files' }))
  await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Business blueprint.pdf184.3\u00a0kB',
    'ACDOCA fields.csv12.4\u00a0kB',
  ])
})

Over.test('takes what is dropped', async ({ canvas, args }) => {
  const input = canvas.getByLabelText('Attachments')
  await expect(zone(input)).toHaveAttribute('data-over')
  drag('drop', zone(input), carrying([fields]))
  await waitFor(() => expect(zone(input)).not.toHaveAttribute('data-over'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith([fields], { reason: 'pick' })
})

Default.test(
  'leaves a dragged text alone, and takes what is pasted while the focus is in it',
  async ({ canvas, args }) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'words')
    const input = canvas.getByLabelText('Attachments')
    await expect(drag('dragover', zone(input), data)).toBe(true)
    await expect(zone(input)).not.toHaveAttribute('data-over')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    paste(input, carrying([blueprint]))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([blueprint], { reason: 'pick' })
  },
)

States.test(
  'puts the new file in the place of the old one, and sends it with a native form',
  async ({ canvas, args }) => {
    const single = stateOf(canvas, 'Single')
    const input = single.getByLabelText('Document')
    await expect(input).toHaveProperty('files.length', 1)
    await choose(input, [fields])
    await expect(args.onValueChange).toHaveBeenLastCalledWith([fields], { reason: 'pick' })
    await expect(single.getAllByRole('listitem')).toHaveLength(1)
    await waitFor(() => expect(input).toHaveProperty('files.0.name', fields.name))
  },
)

States.test('says what it takes, removes files by keyboard and keeps the focus near', async ({ canvas, args }) => {
  const several = stateOf(canvas, 'Several')
  const input = several.getByLabelText('Attachments')
  await expect(input).toHaveAccessibleDescription('PDF, CSV, or images · at most 10\u00a0MB · up to 3 files')
  input.focus()
  await userEvent.tab()
  await expect(several.getByRole('button', { name: 'Remove Business blueprint.pdf' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith([fields], { reason: 'clear' })
  await expect(several.getByRole('button', { name: 'Remove ACDOCA fields.csv' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(args.onValueChange).toHaveBeenLastCalledWith([], { reason: 'clear' })
  await expect(several.queryByRole('list')).toBeNull()
  await expect(input).toHaveFocus()
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

Rejected.test('says why, keeps what was chosen, names a few and counts the rest', async ({ canvas, args }) => {
  const news = canvas.getByRole('status')
  await expect(news).toHaveTextContent('“Setup.exe” was not added: only PDF, CSV, or images can be.')
  await expect(news).toHaveTextContent(
    '“Recording of the workshop.pdf” was not added: it is 10.4 MB, and 10 MB is the most.',
  )
  await expect(news).toHaveTextContent('“Landscape.png” was not added: only 3 files can be.')
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  await expect(args.onReject).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Scope.pdf' }))
  await expect(news).toBeEmptyDOMElement()
  const many = Array.from({ length: 9 }, (_, index) => file(`${index}.exe`, 1))
  await choose(canvas.getByLabelText('Attachments'), many)
  await expect(news).toHaveTextContent('5 more were not added.')
})

States.test('takes nothing while it is disabled or read only', async ({ canvas, args }) => {
  const disabled = stateOf(canvas, 'Disabled')
  const input = disabled.getByLabelText('Attachments')
  await expect(input).toBeDisabled()
  await expect(disabled.queryByRole('button')).toBeNull()
  // Refused, and not opened by the browser either.
  await expect(drag('drop', zone(input), carrying([fields]))).toBe(false)
  await expect(args.onValueChange).not.toHaveBeenCalled()
  const readOnly = stateOf(canvas, 'Read only')
  await expect(readOnly.getByRole('group', { name: 'Attachments' })).toHaveTextContent('ACDOCA fields.csv')
  await expect(readOnly.queryByLabelText('Attachments', { selector: 'input' })).toBeNull()
  await expect(readOnly.queryByRole('button')).toBeNull()
})

States.test('is invalid, required and described', async ({ canvas }) => {
  const input = stateOf(canvas, 'With error').getByLabelText(/Attachments/)
  await expect(input).toBeInvalid()
  await expect(input).toBeRequired()
  await expect(input).toHaveAccessibleDescription('This field is required')
  await choose(input, [blueprint])
  await expect(input).not.toBeRequired()
})

German.test('speaks the words and the numbers of its language', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Anhänge')).toHaveAccessibleDescription(
    'PDF, CSV oder Bilder · höchstens 10\u00a0MB · bis zu 3 Dateien',
  )
  await expect(canvas.getByRole('listitem')).toHaveTextContent('2,4 MB')
})
