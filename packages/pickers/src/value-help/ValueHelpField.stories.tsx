import preview from '@embpm/storybook/preview'
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
function Forgetful(props: ServicePickerProps) {
  const [source] = useState(() => forgetfulRows(services, 1))
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
    await typed('item sales')
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
export const UnknownKey = meta.story({ args: { defaultValue: 'SRV-77777' } })
export const NameFails = meta.story({
  args: { defaultValue: 'SRV-00015' },
  render: (args) => <Forgetful {...args} />,
})
export const Chosen = meta.story({ args: { defaultValue: 'SRV-00015' } })

Suggestions.test('finds words in any order, marks them, and Enter takes the marked row', async ({ args }) => {
  const options = within(screen.getByRole('listbox')).getAllByRole('option')
  await expect(options.length).toBeLessThanOrEqual(8)
  await expect(options[0]?.querySelectorAll('mark').length).toBeGreaterThan(1)
  await expect(screen.getByText(/1,120|8 of/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(screen.getByDisplayValue(/Sales order item/)).toBe(field())
  await expect(screen.queryByRole('listbox')).toBeNull()
})

Suggestions.test('a click takes a row and the focus stays in the field', async ({ args }) => {
  const [, second] = within(screen.getByRole('listbox')).getAllByRole('option')
  if (second) await userEvent.click(second)
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(field()).toHaveFocus()
})

Suggestions.test('F4 takes the text into the dialog', async () => {
  await userEvent.keyboard('{F4}')
  await expect(await screen.findByRole('searchbox', { name: 'Search services' })).toHaveValue('item sales')
})

Chosen.test('Escape and leaving restore the label without a change', async ({ args }) => {
  await typed('purch')
  await userEvent.keyboard('{Escape}')
  await expect(field()).toHaveValue('Sales order item · 3.4.1')
  await typed('purch')
  await userEvent.tab()
  await userEvent.tab()
  await expect(field()).toHaveValue('Sales order item · 3.4.1')
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await expect(args.onBlur).toHaveBeenCalledTimes(1)
})

Chosen.test('the clear button and an emptied field clear the value', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' })
  await expect(field()).toHaveValue('')
  await expect(field()).toHaveFocus()
})

UnknownKey.test('shows the key and says that it could not be found', async () => {
  await expect(field()).toHaveValue('SRV-77777')
  await expect(field()).toHaveAccessibleDescription(/could not be found/)
})

NameFails.test('shows the key and asks again on request', async ({ canvas, args }) => {
  await waitFor(() => expect(field()).toHaveValue('SRV-00015'))
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(field()).toHaveValue('Sales order item · 3.4.1'))
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

export const SlowFirstAnswer = meta.story({
  args: { source: slowRows(services, (search) => (search === 's' ? 400 : 20)) },
  parameters: { chromatic: { disableSnapshot: true } },
})

SlowFirstAnswer.test('a late answer to an old text never replaces a newer one', async () => {
  await typed('supplier')
  await waitFor(() =>
    expect(within(screen.getByRole('listbox')).getAllByRole('option')[0]).toHaveTextContent('Supplier'),
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (const option of within(screen.getByRole('listbox')).getAllByRole('option'))
    await expect(option).toHaveTextContent('Supplier')
})
