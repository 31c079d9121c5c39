import type { ReactNode } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
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
  args: {
    label: 'Transaction',
    options: services,
    onValueChange: fn(),
    onBlur: fn(),
    onDraftChange: fn(),
    style: { maxInlineSize: 320 },
  },
})

/** Room for the open list. */
const room = (Story: () => ReactNode) => (
  <div style={{ minBlockSize: 320 }}>
    <Story />
  </div>
)

const opened = async () => {
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
}

/** Questions that nobody answers until a test does. */
const answers = new Map<string, (options: readonly ComboOption[]) => void>()
const answer = (text: string, option: ComboOption) => {
  const resolve = answers.get(text)
  if (resolve === undefined) throw new Error(`Nobody asked for ${text}.`)
  resolve([option])
}
const aborted = fn()
const flaky = fn<() => readonly ComboOption[]>()
const failing = () => {
  throw new Error('503')
}

export const Default = meta.story({ args: { defaultValue: 'FB50' } })
export const States = meta.story({
  ...states(ComboBox, {
    Empty: { placeholder: 'Search transactions' },
    'With error': { required: true, errorMessage: 'Choose a transaction' },
    Disabled: { disabled: true, defaultValue: 'FBS1' },
    'Read only': { readOnly: true, defaultValue: 'FBS1' },
    'Free text': { freeText: true, defaultValue: 'ZFI9' },
    'Unknown value': { defaultValue: 'ZFI9', description: 'This transaction is not offered any more' },
    Async: {
      options: undefined,
      load: () => Promise.resolve(services),
      defaultValue: 'FB03',
      resolveLabel: () => Promise.resolve('Display document'),
    },
    'With a note': {
      options: undefined,
      load: () => Promise.resolve(services),
      defaultValue: 'ZFI9',
      description: 'What the step calls',
      resolveLabel: () => ({ label: 'Close the year – deleted', note: 'No longer exists.' }),
    },
  }),
  // The words for its key.
  play: async ({ canvas }) => {
    await stateOf(canvas, 'Async').findByDisplayValue('Display document')
    await stateOf(canvas, 'With a note').findByDisplayValue('Close the year – deleted')
  },
})
export const Open = meta.story({
  args: { defaultValue: 'FB50' },
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
  },
})
export const Searched = meta.story({
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'enter FB')
    await opened()
  },
})
export const NoMatch = meta.story({
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await waitFor(() => expect(nth(screen.getAllByText('Nothing matches'), 1)).toBeVisible())
  },
})
export const Loading = meta.story({
  args: {
    options: undefined,
    load: (text, { signal }) =>
      new Promise((resolve) => {
        answers.set(text, resolve)
        signal.addEventListener('abort', () => aborted(text))
      }),
  },
  decorators: [room],
  beforeEach: () => {
    answers.clear()
    aborted.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'acc')
    await waitFor(() => expect(nth(screen.getAllByText('Loading options'), 1)).toBeVisible())
  },
})
export const LoadFailed = meta.story({
  args: { options: undefined, load: async () => flaky() },
  decorators: [room],
  beforeEach: () => {
    flaky.mockReset().mockImplementation(failing)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'acc')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
})
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
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
  },
})

Searched.test('finds by words and detail; arrows mark, Enter takes', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox', { name: 'Transaction' })
  await expect(canvas.getByRole('status')).toHaveTextContent('2 options')
  const options = screen.getAllByRole('option')
  await expect(input).toHaveAttribute('aria-activedescendant', nth(options, 0).id)
  await userEvent.keyboard('{ArrowDown}')
  await expect(input).toHaveAttribute('aria-activedescendant', nth(options, 1).id)
  await expect(input).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('FB50', { reason: 'pick' })
  await expect(input).toHaveValue('Enter journal entry')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

Default.test('is chosen and cleared by the mouse and skips what is disabled', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show options' }))
  await opened()
  await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Enter journal entry')
  await userEvent.click(screen.getByRole('option', { name: /Post with reference/ }))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('option', { name: /Display document/ }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('FB03', { reason: 'pick' })
  await expect(canvas.getByRole('combobox')).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await expect(canvas.getByRole('combobox')).toHaveFocus()
  await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
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

Default.test('leaving it takes a written out option or its key, and clears when emptied', async (context) => {
  const { canvas, userEvent, args } = context
  const input = canvas.getByRole('combobox')
  const leaveWith = async (text: string) => {
    await userEvent.clear(input)
    await userEvent.type(input, text)
    await userEvent.tab()
  }
  await leaveWith('display DOCUMENT')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('FB03', { reason: 'pick' })
  await leaveWith(' fbs1 ')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('FBS1', { reason: 'pick' })
  await userEvent.clear(input)
  await userEvent.tab()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await expect(args.onBlur).toHaveBeenCalledTimes(3)
})

Default.test('a text that is no option stays, with an error, until Escape puts the value back', async (context) => {
  const { canvas, userEvent, args } = context
  const input = canvas.getByRole('combobox')
  await userEvent.type(input, ' x')
  await userEvent.tab()
  await expect(input).toHaveValue('Enter journal entry x')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription('Not found: Enter journal entry x')
  await expect(canvas.getByRole('alert')).toHaveTextContent('Not found: Enter journal entry x')
  await expect(args.onDraftChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: 'Enter journal entry x', pending: false }),
  )
  await expect(screen.queryByRole('listbox')).toBeNull()
  input.focus()
  await userEvent.keyboard('{Escape}')
  await expect(input).toHaveValue('Enter journal entry')
  await expect(input).toBeValid()
  await expect(args.onDraftChange).toHaveBeenLastCalledWith(null)
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

States.test('keeps any text where it may be free', async ({ canvas, userEvent, args }) => {
  const input = stateOf(canvas, 'Free text').getByRole('combobox')
  await userEvent.clear(input)
  await userEvent.type(input, 'ZFI10{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('ZFI10', { reason: 'input' })
})

Loading.test('a slow first answer never overwrites a newer one', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'r')
  await expect(aborted).toHaveBeenLastCalledWith('acc')
  answer('accr', { value: '2', label: 'Second' })
  const second = await screen.findByRole('option', { name: 'Second' })
  await waitFor(() => expect(second).toBeVisible())
  answer('acc', { value: '1', label: 'First' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(screen.queryByRole('option', { name: 'First' })).toBeNull()
})

Loading.test('what was typed and left is taken once the options are there', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('combobox')
  await userEvent.tab()
  await expect(input).toHaveValue('acc')
  await expect(input).toHaveAttribute('aria-busy', 'true')
  await expect(screen.queryByText('Nothing matches')).toBeNull()
  await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'acc', pending: true }))
  answer('acc', { value: 'ACC', label: 'Accruals' })
  await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(null))
  await expect(args.onValueChange).toHaveBeenCalledWith('ACC', { reason: 'pick' })
  await expect(input).toHaveValue('Accruals')
  await expect(input).not.toHaveFocus()
})

LoadFailed.test(
  'what was typed and left stays, and is looked up again on request',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.clear(input)
    await userEvent.type(input, 'fb03')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveAccessibleDescription(/could not be loaded/))
    await expect(input).toHaveValue('fb03')
    flaky.mockReturnValue(services)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('FB03', { reason: 'pick' }))
    await waitFor(() => expect(input).toBeValid())
  },
)

LoadFailed.test('asks again by its button and by Enter', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('combobox')
  flaky.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(flaky).toHaveBeenCalledOnce())
  await expect(input).toHaveFocus()
  await screen.findByRole('button', { name: 'Try again' })
  flaky.mockReturnValue(services)
  await userEvent.keyboard('{Enter}')
  await opened()
  await expect(screen.getAllByRole('option')).toHaveLength(5)
})

States.test(
  'says what a value brings along where the help stands, until another is typed',
  async ({ canvas, userEvent }) => {
    const combobox = stateOf(canvas, 'With a note').getByRole('combobox')
    await expect(combobox).toHaveAccessibleDescription('No longer exists.')
    await expect(combobox).toBeValid()
    await userEvent.clear(combobox)
    await expect(combobox).toHaveAccessibleDescription('What the step calls')
    await userEvent.tab()
    await expect(combobox).toHaveValue('')
  },
)
