import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { UiStrings } from '../ui-strings/index.js'
import { ComboBox } from './ComboBox.js'
import type { ComboOption } from './ComboOption.js'

const services: readonly ComboOption[] = [
  { value: 'FBS1', label: 'Enter accrual document', detail: 'FBS1' },
  { value: 'F.81', label: 'Reverse accrual documents', detail: 'F.81' },
  { value: 'FB50', label: 'Enter journal entry', detail: 'FB50' },
  { value: 'FB03', label: 'Display document', detail: 'FB03' },
  { value: 'F-02', label: 'Post with reference', detail: 'F-02', disabled: true },
]

const meta = preview.meta({
  component: ComboBox,
  args: { label: 'Transaction', options: services, onValueChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
})

const opened = async () => {
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
}

export const Default = meta.story({ args: { defaultValue: 'FB50' } })
export const Empty = meta.story({ args: { placeholder: 'Search transactions' } })
export const Open = meta.story({
  args: { defaultValue: 'FB50' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
  },
})
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'accr')
    await opened()
  },
})
export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await waitFor(() => expect(screen.getAllByText('Nothing matches')[1]).toBeVisible())
  },
})
export const Loading = meta.story({
  args: { options: undefined, load: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'acc')
    await waitFor(() => expect(screen.getAllByText('Loading options')[1]).toBeVisible())
  },
})
export const LoadFailed = meta.story({
  args: { options: undefined, load: () => Promise.reject(new Error('503')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'acc')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
})
export const Async = meta.story({
  args: {
    options: undefined,
    load: (text) => Promise.resolve(services.filter(({ label }) => label.toLowerCase().includes(text))),
    defaultValue: 'FB03',
    resolveLabel: () => Promise.resolve('Display document'),
  },
})
export const UnknownValue = meta.story({
  args: { defaultValue: 'ZFI9', description: 'This transaction is not offered any more' },
})
export const FreeText = meta.story({ args: { freeText: true, defaultValue: 'ZFI9' } })
export const Required = meta.story({ args: { required: true, defaultValue: 'FBS1' } })
export const WithError = meta.story({ args: { required: true, errorMessage: 'Choose a transaction' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'FBS1' } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'FBS1' } })
export const Compact = meta.story({ parameters: { density: 'compact' }, args: { defaultValue: 'FBS1' } })
export const LongText = meta.story({
  args: {
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'Reverse the accrual documents of all company codes of the group at the end of a period',
        detail: 'Z_FI_REVERSE_ACCRUALS_OF_ALL_COMPANY_CODES',
      },
      ...services,
    ],
    errorMessage: 'A message that explains at length what is wrong with the value and how it is put right',
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
  },
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { defaultValue: 'FB50' },
  decorators: [
    (Story) => (
      <UiStrings locale="he" value={{}}>
        <Story />
      </UiStrings>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
  },
})

Empty.test('finds by words and detail; arrows mark, Enter takes', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox', { name: 'Transaction' })
  await userEvent.type(input, 'enter FB')
  await opened()
  await expect(canvas.getByRole('status')).toHaveTextContent('2 options')
  await expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id)
  await userEvent.keyboard('{ArrowDown}')
  await expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id)
  await expect(input).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('FB50', { reason: 'pick' })
  await expect(input).toHaveValue('Enter journal entry')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

Default.test('is chosen by the mouse and skips what is disabled', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show options' }))
  await opened()
  await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Enter journal entry')
  await userEvent.click(screen.getByRole('option', { name: /Post with reference/ }))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('option', { name: /Display document/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('FB03', { reason: 'pick' })
  await expect(canvas.getByRole('combobox')).toHaveFocus()
  await expect(args.onBlur).not.toHaveBeenCalled()
})

Default.test('Escape closes the list and then puts the value back', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox')
  await userEvent.type(input, ' x')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
  await expect(input).toHaveValue('Enter journal entry x')
  await userEvent.keyboard('{Escape}')
  await expect(input).toHaveValue('Enter journal entry')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Default.test(
  'leaving it puts an unknown text back, takes a written out option, and clears when emptied',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, ' x')
    await userEvent.tab()
    await expect(input).toHaveValue('Enter journal entry')
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await userEvent.clear(input)
    await userEvent.type(input, 'display DOCUMENT')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('FB03', { reason: 'pick' })
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  },
)

Default.test('is cleared by its button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await expect(canvas.getByRole('combobox')).toHaveFocus()
  await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
})

FreeText.test('keeps any text', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox')
  await userEvent.clear(input)
  await userEvent.type(input, 'ZFI10{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('ZFI10', { reason: 'input' })
})

Async.test('shows the words for its key', async ({ canvas }) => {
  await expect(await canvas.findByDisplayValue('Display document')).toBeVisible()
})

const answers = new Map<string, (options: readonly ComboOption[]) => void>()
const aborted = fn()
export const Racing = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    options: undefined,
    load: (text, { signal }) =>
      new Promise((resolve) => {
        answers.set(text, resolve)
        signal.addEventListener('abort', () => aborted(text))
      }),
  },
})
Racing.test('a slow first answer never overwrites a newer one', async ({ canvas, userEvent }) => {
  aborted.mockClear()
  await userEvent.type(canvas.getByRole('combobox'), 'ab')
  await expect(aborted).toHaveBeenLastCalledWith('a')
  answers.get('ab')?.([{ value: '2', label: 'Second' }])
  const second = await screen.findByRole('option', { name: 'Second' })
  await waitFor(() => expect(second).toBeVisible())
  answers.get('a')?.([{ value: '1', label: 'First' }])
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(screen.queryByRole('option', { name: 'First' })).toBeNull()
})

const flaky = fn()
export const Retried = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { options: undefined, load: async () => flaky() },
})
Retried.test('asks again by its button and by Enter', async ({ canvas, userEvent }) => {
  flaky.mockReset().mockRejectedValue(new Error('503'))
  const input = canvas.getByRole('combobox')
  await userEvent.type(input, 'e')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  flaky.mockClear()
  await userEvent.click(retry)
  await waitFor(() => expect(flaky).toHaveBeenCalledOnce())
  await expect(input).toHaveFocus()
  await screen.findByRole('button', { name: 'Try again' })
  flaky.mockResolvedValue(services)
  await userEvent.keyboard('{Enter}')
  await opened()
  await expect(screen.getAllByRole('option')).toHaveLength(5)
})
