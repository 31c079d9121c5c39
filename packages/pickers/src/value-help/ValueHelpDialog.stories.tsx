import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ServicePicker, type ServicePickerProps } from '../service-picker/ServicePicker.js'
import { failing, services, slow } from '../service-picker/sources.fixture.js'

const meta = preview.meta({
  component: ServicePicker,
  args: { source: services, label: 'Service', defaultValue: 'SRV-00015', onValueChange: fn(), onBlur: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
})

const failOnce = () => failing(1)

/** A source that remembers how often it failed must be a new one for each test. */
function FreshSource({ make, ...props }: ServicePickerProps & { make: () => ServicePickerProps['source'] }) {
  const [source] = useState(make)
  return <ServicePicker {...props} source={source} />
}

const chosen = 'Sales order item · 3.4.1'
const field = () => screen.getByRole('combobox', { name: 'Service' })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Select service' }))
const opener = () => screen.getByRole('button', { name: 'Select service' })
const search = () => screen.getByRole('searchbox', { name: 'Search services' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const confirm = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Select service' }))

export const Default = meta.story({})
export const Open = meta.story({ play: async () => userEvent.click(opener()) })
export const Fails = meta.story({
  render: (args) => <FreshSource {...args} make={failOnce} />,
  play: async () => userEvent.click(opener()),
})
export const Slow = meta.story({
  args: { source: slow((text) => (text === 'sales' ? 500 : 20)) },
  play: async () => userEvent.click(opener()),
})

Default.test('opens by mouse with the focus in the search, and gives the focus back', async () => {
  await userEvent.click(opener())
  await dialog()
  await waitFor(() => expect(search()).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(opener()).toHaveFocus())
})

const opensBy = async (keys: string) => {
  await userEvent.click(field())
  await userEvent.keyboard(keys)
  await dialog()
  await waitFor(() => expect(search()).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(field()).toHaveFocus())
}
Default.test('opens by F4 and gives the focus back to the field', () => opensBy('{F4}'))
Default.test('opens by Alt and arrow down and gives the focus back to the field', () =>
  opensBy('{Alt>}{ArrowDown}{/Alt}'),
)

const leaveBy = async (name: string) => {
  const box = await dialog()
  await userEvent.click(await box.findByRole('row', { name: /SRV-00002/ }))
  await userEvent.click(box.getByRole('button', { name }))
  await gone()
  await expect(field()).toHaveValue(chosen)
}
Open.test('Cancel changes nothing', async ({ args }) => {
  await leaveBy('Cancel')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
Open.test('Close changes nothing', async ({ args }) => {
  await leaveBy('Close')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Open.test('Escape changes nothing, and the next opening begins with the value again', async ({ args }) => {
  const box = await dialog()
  await userEvent.click(await box.findByRole('row', { name: /SRV-00002/ }))
  await userEvent.keyboard('{Escape}')
  await gone()
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.click(opener())
  const again = await dialog()
  await waitFor(() => expect(again.getByText(chosen)).toBeVisible())
})

Open.test('confirming the same value is no change', async ({ args }) => {
  await confirm()
  await gone()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Open.test('keeps the selection over search, sort and pages', async ({ args }) => {
  const box = await dialog()
  await userEvent.click(await box.findByRole('row', { name: /SRV-00002/ }))
  await userEvent.click(search())
  await userEvent.keyboard('item production')
  await box.findByRole('row', { name: /SRV-00025/ })
  await waitFor(() => expect(box.getByText('Purchase order · 2.1.1')).toBeVisible())
  await userEvent.clear(search())
  await userEvent.click(await box.findByRole('button', { name: /next page/i }))
  await waitFor(() => expect(box.getByText('Purchase order · 2.1.1')).toBeVisible())
  await confirm()
  await gone()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('SRV-00002', { reason: 'pick' })
})

Open.test('sorts by a column', async () => {
  const box = await dialog()
  await userEvent.click(box.getByRole('columnheader', { name: /^Name/ }))
  await waitFor(() => expect(box.getAllByRole('row')[1]).toHaveTextContent('Billing document'))
})

Open.test('says what is missing when the selection was removed, and stays open', async ({ args }) => {
  const box = await dialog()
  await userEvent.click(box.getByRole('button', { name: `Remove ${chosen}` }))
  await confirm()
  await expect(await box.findByRole('alert')).toHaveTextContent('Nothing is selected')
  await userEvent.click(await box.findByRole('row', { name: /SRV-00001/ }))
  await expect(box.queryByRole('alert')).toBeNull()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Open.test('works by keyboard alone: search, down, Enter selects, Enter confirms', async ({ args }) => {
  await waitFor(() => expect(search()).toHaveFocus())
  await userEvent.keyboard('text journal')
  const box = await dialog()
  await box.findByRole('row', { name: /SRV-00037/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(box.getByRole('button', { name: /Remove Journal entry text/ })).toBeVisible())
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(screen.getByDisplayValue(/Journal entry text/)).toBe(field())
})

Open.test('a double click confirms', async ({ args }) => {
  const box = await dialog()
  await userEvent.dblClick(await box.findByRole('row', { name: /SRV-00002/ }))
  await gone()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('SRV-00002', { reason: 'pick' })
})

Open.test('tells a form that it was left only when the focus leaves field and dialog', async ({ args }) => {
  await userEvent.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(opener()).toHaveFocus())
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledTimes(1)
})

Fails.test('offers to try again', async () => {
  const box = await dialog()
  await userEvent.click(await box.findByRole('button', { name: 'Try again' }))
  await box.findByRole('row', { name: /SRV-00001/ })
})

Slow.test('a late answer to an old search never replaces a newer one', async () => {
  const box = await dialog()
  await waitFor(() => expect(search()).toHaveFocus())
  await userEvent.keyboard('sales')
  await new Promise((resolve) => setTimeout(resolve, 250))
  await userEvent.clear(search())
  await userEvent.keyboard('supplier')
  await box.findByRole('row', { name: /SRV-00005/ })
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect(box.queryByRole('row', { name: /Sales order/ })).toBeNull()
})
