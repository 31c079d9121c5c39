import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { phoneScreen } from '../testing/storyScreens.fixture.js'
import { failingRows, forgetfulRows, rememberingRows, silentRows } from '../testing/storySources.fixture.js'
import { costCentres, CostCentresPicker, costCentreSource, manyCostCentres } from './costCentres.fixture.js'

const meta = preview.meta({
  component: CostCentresPicker,
  args: { label: 'Cost centres', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const two = ['4100', '5200']
const many = manyCostCentres(40)

/** A source that counts its failures must be a new one for each test. */
function Tokens({ forgets = false, ...props }: Parameters<typeof CostCentresPicker>[0] & { forgets?: boolean }) {
  const [fresh] = useState(() => forgetfulRows(costCentres, 1))
  return <CostCentresPicker {...props} source={forgets ? fresh : (props.source ?? costCentres)} />
}

export const Default = meta.story({
  args: { defaultValue: two, description: 'Share the cost of the order', name: 'centre' },
})
export const States = meta.story(
  states(Tokens, {
    Many: { source: costCentreSource(many), defaultValue: many.slice(0, 30).map(({ number }) => number) },
    Loading: {
      defaultValue: two,
      source: { ...silentRows(costCentres), resolve: () => new Promise(() => {}) },
    },
    'Unknown keys': { defaultValue: ['4100', '7777', '8888'] },
    'Names failed': { defaultValue: two, forgets: true },
    Deleted: { source: rememberingRows(costCentres, { 7777: '7777 Foundry' }), defaultValue: ['4100', '7777'] },
  }),
)
export const ManyOnAPhone = meta.story({
  ...phoneScreen,
  args: { source: costCentreSource(many), defaultValue: many.slice(0, 20).map(({ number }) => number) },
})
export const RightToLeft = meta.story({ args: { defaultValue: two }, parameters: { direction: 'rtl' } })

const field = () => screen.getByRole('combobox', { name: 'Cost centres' })
const token = (label: string) => screen.queryByRole('button', { name: `Remove ${label}` })
const paste = async (text: string) => {
  await userEvent.click(field())
  await userEvent.paste(text)
}

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
Default.test('typing adds a value that a form sends, and does not offer those that are chosen', async ({ args }) => {
  await userEvent.click(field())
  await userEvent.keyboard('lille')
  await screen.findByRole('option', { name: /Maintenance/ })
  await expect(screen.queryByRole('option', { name: /Quality/ })).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith(['4100', '5200', '5100'], { reason: 'pick' })
  await expect(token('5100 Maintenance')).toBeInTheDocument()
  const sent = document.querySelectorAll<HTMLInputElement>('input[type=hidden][name=centre]')
  await expect(Array.from(sent, ({ value }) => value)).toEqual(['4100', '5200', '5100'])
  await expect(field()).toHaveValue('')
  await expect(field()).toHaveFocus()
})

Default.test('Backspace goes to the last token, and removes it when pressed again', async ({ args }) => {
  await userEvent.click(field())
  await userEvent.keyboard('{Backspace}')
  await expect(token('5200 Quality laboratory')).toHaveFocus()
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Backspace}')
  await expect(args.onValueChange).toHaveBeenCalledWith(['4100'], { reason: 'clear' })
  await expect(token('4100 Assembly')).toHaveFocus()
})

Default.test('the arrow keys go along the tokens, and a letter goes on typing', async () => {
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect(token('4100 Assembly')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Home}p')
  await expect(field()).toHaveFocus()
  await expect(field()).toHaveValue('p')
})

Default.test('a token has its own button, and the focus stays in the field', async ({ args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove 4100 Assembly' }))
  await expect(args.onValueChange).toHaveBeenCalledWith(['5200'], { reason: 'clear' })
  await expect(field()).toHaveFocus()
})

Default.test('Tab goes past the tokens to the dialog, and leaves once', async ({ args }) => {
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

States.test('shows the first ones and the others on request', async ({ canvas }) => {
  const state = stateOf(canvas, 'Many')
  const list = within(state.getByRole('list', { name: '30 selected' }))
  await expect(list.getAllByRole('listitem')).toHaveLength(13)
  await userEvent.click(state.getByRole('button', { name: '+18' }))
  await expect(list.getAllByRole('listitem')).toHaveLength(30)
})

States.test('keeps keys that it does not know; asks again for names that failed', async ({ canvas, args }) => {
  const unknown = stateOf(canvas, 'Unknown keys')
  await expect(unknown.getByRole('button', { name: 'Remove 7777' })).toBeInTheDocument()
  await waitFor(() => expect(unknown.getByRole('combobox')).toHaveAccessibleDescription(/2 values could not be found/))
  const deleted = stateOf(canvas, 'Deleted')
  await expect(deleted.getByRole('button', { name: 'Remove 7777 Foundry – deleted' })).toBeInTheDocument()
  await expect(deleted.getByRole('combobox')).toHaveAccessibleDescription(/^1 value no longer exists/)
  const failed = stateOf(canvas, 'Names failed')
  await expect(await failed.findByText('4100')).toBeVisible()
  await userEvent.click(failed.getByRole('button', { name: 'Try again' }))
  await expect(await failed.findByText('4100 Assembly')).toBeVisible()
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

Default.test('Tab adds the key that was typed; what names nothing stays, with an error', async ({ args }) => {
  await userEvent.click(field())
  await userEvent.keyboard('6100')
  await userEvent.tab()
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['4100', '5200', '6100'], { reason: 'pick' }))
  await expect(field()).toHaveValue('')
  await expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(field())
  await userEvent.keyboard('4200, 4711')
  await userEvent.tab()
  await waitFor(() => expect(field()).toHaveValue('4711'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(['4100', '5200', '6100', '4200'], { reason: 'pick' })
  await userEvent.tab()
  await expect(field()).toHaveValue('4711')
  await expect(field()).toBeInvalid()
  await expect(field()).toHaveAccessibleDescription('Not found: 4711')
  field().focus()
  await userEvent.keyboard('{Escape}')
  await expect(field()).toHaveValue('')
  await expect(field()).toBeValid()
})
