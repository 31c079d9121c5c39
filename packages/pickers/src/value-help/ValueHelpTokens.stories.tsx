import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { storyScreens } from '../testing/storyScreens.fixture.js'
import { failingRows, forgetfulRows, silentRows } from '../testing/storySources.fixture.js'
import { costCentres, CostCentresPicker, costCentreSource, manyCostCentres } from './costCentres.fixture.js'

const meta = preview.meta({
  component: CostCentresPicker,
  args: { label: 'Cost centres', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const two = ['4100', '5200']
const many = manyCostCentres(40)
const phone = { globals: { viewport: { value: 'phone' } }, parameters: storyScreens }
const still = { chromatic: { disableSnapshot: true } }

/** A source that counts its failures must be a new one for each test. */
function ForgetsOnce(props: Parameters<typeof CostCentresPicker>[0]) {
  const [fresh] = useState(() => forgetfulRows(costCentres, 1))
  return <CostCentresPicker {...props} source={fresh} />
}

export const Default = meta.story({ args: { placeholder: 'Type a number or a name, or paste a list' } })
export const Chosen = meta.story({ args: { defaultValue: two, description: 'Share the cost of the order' } })
export const Many = meta.story({
  args: { source: costCentreSource(many), defaultValue: many.slice(0, 30).map(({ number }) => number) },
})
export const ManyOnAPhone = meta.story({
  ...phone,
  args: { source: costCentreSource(many), defaultValue: many.slice(0, 20).map(({ number }) => number) },
})
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: two, disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: two, readOnly: true } })
export const Loading = meta.story({
  args: {
    defaultValue: two,
    source: { ...silentRows(costCentres), resolve: () => new Promise(() => {}) },
  },
})
export const UnknownKeys = meta.story({ args: { defaultValue: ['4100', '7777', '8888'] } })
export const NamesFail = meta.story({
  args: { defaultValue: two },
  render: (args) => <ForgetsOnce {...args} />,
})
export const LongText = meta.story({
  args: {
    label: 'Cost centres to which the whole maintenance of the production line and its buildings is charged',
    defaultValue: ['1', '2'],
    source: costCentreSource([
      { number: '1', name: 'Central maintenance and servicing '.repeat(6), plant: 'Brno' },
      { number: '2', name: 'Warehouse', plant: 'Gdynia' },
    ]),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: two }, parameters: { direction: 'rtl' } })
export const German = meta.story({
  args: { defaultValue: ['4100', '7777'] },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        valueHelp: {
          removeSelected: '{label} entfernen',
          unknownSome: { one: '{count} Wert wurde nicht gefunden.', other: '{count} Werte wurden nicht gefunden.' },
        },
      }}
    >
      <CostCentresPicker {...args} label="Kostenstellen" />
    </UiStrings>
  ),
})

const field = () => screen.getByRole('combobox', { name: 'Cost centres' })
const token = (label: string) => screen.queryByRole('button', { name: `Remove ${label}` })
const paste = async (text: string) => {
  await userEvent.click(field())
  await userEvent.paste(text)
}

export const Suggestions = meta.story({
  args: { defaultValue: two },
  play: async () => {
    await userEvent.click(field())
    await userEvent.keyboard('lille')
    await screen.findByRole('option', { name: /Maintenance/ })
  },
})
export const Pasted = meta.story({
  play: async () => {
    await paste('4200\n6100\n4711')
    await screen.findByText(/Not found: 4711/)
  },
})
export const PasteFails = meta.story({
  args: { source: { ...failingRows(costCentres, 0), resolve: () => Promise.reject(new Error('503')) } },
  play: async () => {
    await paste('4200\n6100')
    await screen.findByText(/could not be looked up/)
  },
})
export const InHtmlForm = meta.story({
  parameters: still,
  args: { defaultValue: two, name: 'centre' },
  render: (args) => (
    <form aria-label="Order">
      <CostCentresPicker {...args} />
    </form>
  ),
})

Chosen.test('typing adds a value and does not offer those that are chosen', async ({ args }) => {
  await userEvent.click(field())
  await userEvent.keyboard('lille')
  await screen.findByRole('option', { name: /Maintenance/ })
  await expect(screen.queryByRole('option', { name: /Quality/ })).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith(['4100', '5200', '5100'], { reason: 'pick' })
  await expect(token('5100 Maintenance')).toBeInTheDocument()
  await expect(field()).toHaveValue('')
  await expect(field()).toHaveFocus()
})

Chosen.test('Backspace goes to the last token, and removes it when pressed again', async ({ args }) => {
  await userEvent.click(field())
  await userEvent.keyboard('{Backspace}')
  await expect(token('5200 Quality laboratory')).toHaveFocus()
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Backspace}')
  await expect(args.onValueChange).toHaveBeenCalledWith(['4100'], { reason: 'clear' })
  await expect(token('4100 Assembly')).toHaveFocus()
})

Chosen.test('the arrow keys go along the tokens, and a letter goes on typing', async () => {
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect(token('4100 Assembly')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Home}p')
  await expect(field()).toHaveFocus()
  await expect(field()).toHaveValue('p')
})

Chosen.test('a token has its own button, and the focus stays in the field', async ({ args }) => {
  const button = token('4100 Assembly')
  if (button) await userEvent.click(button)
  await expect(args.onValueChange).toHaveBeenCalledWith(['5200'], { reason: 'clear' })
  await expect(field()).toHaveFocus()
})

Chosen.test('Tab goes past the tokens to the dialog, and leaves once', async ({ args }) => {
  await userEvent.click(field())
  await userEvent.tab()
  await expect(screen.getByRole('button', { name: 'Select cost centres' })).toHaveFocus()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledTimes(1)
})

RightToLeft.test('the arrow keys follow the direction of the text', async () => {
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowRight}')
  await expect(token('5200 Quality laboratory')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(field()).toHaveFocus()
})

Many.test('shows the first ones and the others on request', async () => {
  const list = screen.getByRole('list', { name: '30 selected' })
  await expect(within(list).getAllByRole('listitem')).toHaveLength(13)
  await userEvent.click(screen.getByRole('button', { name: '+18' }))
  await expect(within(list).getAllByRole('listitem')).toHaveLength(30)
})

ReadOnly.test('shows its tokens without buttons', async ({ canvas }) => {
  await expect(await canvas.findByText('4100 Assembly')).toBeVisible()
  await expect(canvas.queryByRole('button')).toBeNull()
})

UnknownKeys.test('keeps keys that it does not know, and says so', async () => {
  await expect(token('7777')).toBeInTheDocument()
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/2 values could not be found/))
})

NamesFail.test('shows keys and asks again on request', async ({ canvas, args }) => {
  await expect(await canvas.findByText('4100')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByText('4100 Assembly')).toBeVisible()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Pasted.test('adds what is known, and keeps the others as text to be corrected', async ({ args }) => {
  await expect(args.onValueChange).toHaveBeenLastCalledWith(['4200', '6100'], { reason: 'pick' })
  await expect(field()).toHaveValue('4711')
  await userEvent.clear(field())
  await userEvent.keyboard('qual')
  await screen.findByRole('option', { name: /Quality/ })
  await expect(screen.queryByText(/Not found/)).toBeNull()
})

PasteFails.test('keeps the pasted keys', async ({ args }) => {
  await expect(field()).toHaveValue('4200, 6100')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

InHtmlForm.test('sends each key', async ({ canvas }) => {
  const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Order' })
  await expect(new FormData(form).getAll('centre')).toEqual(two)
})
