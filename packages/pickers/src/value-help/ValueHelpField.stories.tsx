import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { ServicePicker, type ServicePickerProps } from '../service-picker/ServicePicker.js'
import { services } from '../service-picker/services.fixture.js'
import { failingRows, forgetfulRows, rememberingRows, silentRows, slowRows } from '../testing/storySources.fixture.js'

const meta = preview.meta({
  component: ServicePicker,
  args: { source: services, label: 'Service', onValueChange: fn(), onBlur: fn(), onDraftChange: fn() },
  beforeEach: freshHistory,
})

/** A source that remembers how often it failed must be a new one for each test. */
function Forgetful({
  times = 0,
  remembers = false,
  ...props
}: ServicePickerProps & { times?: number; remembers?: boolean }) {
  const [source] = useState(() => (remembers ? remembering : forgetfulRows(services, times)))
  return <ServicePicker {...props} source={source} />
}

const remembering = rememberingRows(services, { 'SRV-77777': 'Goods issue · 2.4' })

let answerKeys: (error?: Error) => void = () => {}

const field = () => screen.getByRole('combobox', { name: 'Service' })
const labelOf = async (key: string) => {
  const { signal } = new AbortController()
  return (await services.resolve([key], { signal })).map(({ name, wbs }) => `${name} · ${wbs}`)[0] ?? ''
}
const typed = async (text: string) => {
  await userEvent.click(field())
  await userEvent.clear(field())
  await userEvent.keyboard(text)
}

export const Suggestions = meta.story({
  play: async () => {
    await typed('order sales')
    await screen.findByRole('listbox')
  },
})
export const NoSuggestion = meta.story({
  play: async () => {
    await typed('payroll')
    await screen.findByText(/Nothing matches/)
  },
})
export const Searching = meta.story({
  args: { source: silentRows(services) },
  play: async () => {
    await typed('sales')
  },
})
export const SearchFails = meta.story({
  args: { source: failingRows(services, Infinity) },
  play: async () => {
    await typed('sales')
    await screen.findByText(/could not be loaded/)
  },
})
export const NotFound = meta.story({
  play: async () => {
    await typed('SRV-99999')
    await userEvent.tab()
    await screen.findByText('Not found: SRV-99999')
  },
})
export const States = meta.story(
  states(Forgetful, {
    Known: { defaultValue: 'SRV-00015' },
    Unknown: { defaultValue: 'SRV-77777' },
    Failed: { defaultValue: 'SRV-00015', times: 1 },
    Deleted: { defaultValue: 'SRV-77777', remembers: true },
    'Never there': { defaultValue: 'SRV-88888', remembers: true },
  }),
)
/** A late answer to the first letter. */
export const SlowFirstAnswer = meta.story({
  args: { source: slowRows(services, (search) => (search === 's' ? 400 : 20)) },
  parameters: unpictured,
})

/** Each key is answered when a test lets it, with an error or without. */
export const SlowKeys = meta.story({
  args: {
    source: {
      ...silentRows(services),
      resolve: (keys, request) =>
        new Promise((resolve, reject) => {
          answerKeys = (error) => (error ? reject(error) : resolve(services.resolve(keys, request)))
        }),
    },
  },
  parameters: unpictured,
})

Suggestions.test('finds words in any order, marks them, and Enter takes the marked row', async ({ args }) => {
  const options = within(screen.getByRole('listbox')).getAllByRole('option')
  await expect(options.length).toBeLessThanOrEqual(8)
  await expect(nth(options, 0).querySelectorAll('mark').length).toBeGreaterThan(1)
  await expect(screen.getByText(/1,120|8 of/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(screen.getByDisplayValue(/Sales order/)).toBe(field())
  await expect(screen.queryByRole('listbox')).toBeNull()
})

Suggestions.test('a click takes a row and the focus stays in the field', async ({ args }) => {
  await userEvent.click(nth(within(screen.getByRole('listbox')).getAllByRole('option'), 1))
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(field()).toHaveFocus()
})

Suggestions.test('F4 takes the text into the dialog', async () => {
  await userEvent.keyboard('{F4}')
  await expect(await screen.findByRole('searchbox', { name: 'Search services' })).toHaveValue('order sales')
})

States.test('Escape restores the label; the clear button clears', async ({ canvas, args }) => {
  const known = stateOf(canvas, 'Known')
  const combobox = known.getByRole('combobox')
  await userEvent.click(combobox)
  await userEvent.clear(combobox)
  await userEvent.keyboard('purch')
  await userEvent.keyboard('{Escape}')
  await expect(combobox).toHaveValue('Kanban container · 3.10.1')
  await expect(args.onValueChange).not.toHaveBeenCalled()

  await userEvent.click(known.getByRole('button', { name: 'Clear' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await expect(combobox).toHaveValue('')
  await expect(combobox).toHaveFocus()
})

States.test('shows the key of an unknown name; asks again for one that failed', async ({ canvas, args }) => {
  const unknown = stateOf(canvas, 'Unknown').getByRole('combobox')
  await expect(unknown).toHaveValue('SRV-77777')
  await waitFor(() => expect(unknown).toHaveAccessibleDescription(/could not be found/))

  const failed = stateOf(canvas, 'Failed')
  await waitFor(() => expect(failed.getByRole('combobox')).toHaveValue('SRV-00015'))
  await userEvent.click(failed.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(failed.getByRole('combobox')).toHaveValue('Kanban container · 3.10.1'))
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

States.test('calls what was deleted by its last name, and lets it be replaced or cleared', async ({ canvas, args }) => {
  const never = stateOf(canvas, 'Never there').getByRole('combobox')
  await expect(never).toHaveValue('Unknown: SRV-88888')
  await expect(never).toHaveAccessibleDescription(/could not be found/)
  const deleted = stateOf(canvas, 'Deleted')
  const combobox = deleted.getByRole('combobox')
  await expect(combobox).toHaveValue('Goods issue · 2.4 – deleted')
  await expect(combobox).toHaveAccessibleDescription('No longer exists. Choose another one or clear it.')
  await expect(combobox).toBeValid()
  await userEvent.click(deleted.getByRole('button', { name: /^Select/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Goods issue · 2.4 – deleted')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.clear(combobox)
  await userEvent.type(combobox, 'SRV-00010')
  await userEvent.tab()
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('SRV-00010', { reason: 'pick' }))
  await expect(combobox).not.toHaveAccessibleDescription(/No longer exists/)
  await userEvent.clear(combobox)
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
})

SlowFirstAnswer.test('a late answer to an old text never replaces a newer one', async () => {
  const options = () => within(screen.getByRole('listbox')).getAllByRole('option')
  await typed('supplier')
  await waitFor(() => expect(nth(options(), 0)).toHaveTextContent(/supplier/i))
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (const option of options()) await expect(option).toHaveTextContent(/supplier/i)
})

States.test('Tab takes the key that was typed, and closes the list', async ({ canvas, args }) => {
  const combobox = stateOf(canvas, 'Known').getByRole('combobox')
  await userEvent.clear(combobox)
  await userEvent.type(combobox, 'SRV-00010')
  await screen.findByRole('option')
  await userEvent.tab()
  await expect(screen.queryByRole('listbox')).toBeNull()
  await expect(args.onValueChange).toHaveBeenCalledWith('SRV-00010', { reason: 'pick' })
  await userEvent.tab()
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(combobox).toHaveValue(await labelOf('SRV-00010'))
})

States.test(
  'takes a key in other letters, before the list is there, by Enter and by a click elsewhere',
  async (context) => {
    const { canvas, args } = context
    const combobox = stateOf(canvas, 'Known').getByRole('combobox')
    const enter = async (text: string) => {
      await userEvent.clear(combobox)
      await userEvent.click(combobox)
      await userEvent.paste(text)
    }
    await enter(' srv-00010 ')
    await userEvent.click(document.body)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('SRV-00010', { reason: 'pick' }))
    await enter('SRV-00011')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('SRV-00011', { reason: 'pick' }))
    await expect(combobox).toHaveFocus()
    await userEvent.clear(combobox)
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  },
)

NotFound.test('keeps what names nothing as it was typed, until it is corrected or Escape', async ({ args }) => {
  await expect(field()).toHaveValue('SRV-99999')
  await expect(field()).toBeInvalid()
  await expect(field()).toHaveAccessibleDescription('Not found: SRV-99999')
  await expect(screen.getByRole('alert')).toHaveTextContent('Not found: SRV-99999')
  const told = { text: 'SRV-99999', problem: 'Not found: SRV-99999', pending: false }
  await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(told))
  await userEvent.tab()
  await expect(field()).toHaveValue('SRV-99999')
  await expect(args.onBlur).toHaveBeenCalledTimes(1)
  field().focus()
  await userEvent.keyboard('{Escape}')
  await expect(field()).toHaveValue('')
  await expect(field()).toBeValid()
  await expect(args.onDraftChange).toHaveBeenLastCalledWith(null)
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

SlowKeys.test('takes the key when the answer comes, wherever the focus is then', async ({ args }) => {
  await typed('SRV-00010')
  await userEvent.tab()
  await expect(field()).toHaveValue('SRV-00010')
  await expect(field()).toHaveAttribute('aria-busy', 'true')
  await expect(field()).toBeInvalid()
  await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ pending: true }))
  await userEvent.tab()
  answerKeys()
  await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(null))
  await expect(args.onValueChange).toHaveBeenCalledWith('SRV-00010', { reason: 'pick' })
  await expect(field()).toHaveValue(await labelOf('SRV-00010'))
  await expect(field()).not.toHaveFocus()
})

SlowKeys.test('keeps the key when the source does not answer, and asks again', async ({ args }) => {
  await typed('SRV-00010')
  await userEvent.tab()
  answerKeys(new Error('503'))
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/could not be looked up/))
  await expect(field()).toHaveValue('SRV-00010')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  answerKeys()
  await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('SRV-00010', { reason: 'pick' }))
  await expect(field()).toBeValid()
})

SlowKeys.test('typing on drops the answer to what was left', async ({ args }) => {
  await typed('SRV-00010')
  await userEvent.tab()
  await userEvent.type(field(), '1')
  answerKeys()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(field()).toHaveValue('SRV-000101')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
