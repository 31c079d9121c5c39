import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { ServicePicker, type ServicePickerProps } from '../service-picker/ServicePicker.js'
import { services } from '../service-picker/services.fixture.js'
import { failingRows, forgetfulRows, silentRows, slowRows } from '../testing/storySources.fixture.js'

const meta = preview.meta({
  component: ServicePicker,
  args: { source: services, label: 'Service', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

/** A source that remembers how often it failed must be a new one for each test. */
function Forgetful({ times = 0, ...props }: ServicePickerProps & { times?: number }) {
  const [source] = useState(() => forgetfulRows(services, times))
  return <ServicePicker {...props} source={source} />
}

const field = () => screen.getByRole('combobox', { name: 'Service' })
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
export const States = meta.story(
  states(Forgetful, {
    Known: { defaultValue: 'SRV-00015' },
    Unknown: { defaultValue: 'SRV-77777' },
    Failed: { defaultValue: 'SRV-00015', times: 1 },
  }),
)
/** A late answer to the first letter. */
export const SlowFirstAnswer = meta.story({
  args: { source: slowRows(services, (search) => (search === 's' ? 400 : 20)) },
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

States.test('Escape and leaving restore the label; the clear button clears', async ({ canvas, args }) => {
  const known = stateOf(canvas, 'Known')
  const combobox = known.getByRole('combobox')
  const type = async () => {
    await userEvent.click(combobox)
    await userEvent.clear(combobox)
    await userEvent.keyboard('purch')
  }
  await type()
  await userEvent.keyboard('{Escape}')
  await expect(combobox).toHaveValue('Kanban container · 3.10.1')
  await type()
  await userEvent.tab()
  await userEvent.tab()
  await expect(combobox).toHaveValue('Kanban container · 3.10.1')
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await expect(args.onBlur).toHaveBeenCalledTimes(1)

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

SlowFirstAnswer.test('a late answer to an old text never replaces a newer one', async () => {
  const options = () => within(screen.getByRole('listbox')).getAllByRole('option')
  await typed('supplier')
  await waitFor(() => expect(nth(options(), 0)).toHaveTextContent(/supplier/i))
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (const option of options()) await expect(option).toHaveTextContent(/supplier/i)
})
