import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { SearchField } from './SearchField.js'

const escaped = fn()
const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search services', value: '', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const change = (text: string) => {
      setValue(text)
      args.onValueChange(text)
    }
    return (
      <div
        role="presentation"
        style={{ maxInlineSize: 360 }}
        onKeyDown={(event) => event.key === 'Escape' && escaped()}
      >
        <SearchField {...args} value={value} onValueChange={change} />
      </div>
    )
  },
})

export const Default = meta.story({})
export const WithShortcut = meta.story({ args: { shortcut: '/' } })
export const WithResult = meta.story({ args: { value: 'invoice', resultText: '27 hits' } })
export const Small = meta.story({ args: { size: 's', value: 'invoice' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Compact = meta.story({ parameters: { density: 'compact' }, args: { value: 'invoice' } })
export const DisabledWithText = meta.story({ args: { disabled: true, value: 'invoice' } })
export const LongText = meta.story({
  args: { value: 'reverse the accrual documents of all company codes', resultText: '1,284 hits' },
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { value: 'invoice', resultText: '27 hits' },
})

WithShortcut.test('takes the focus when / is pressed outside of a text field', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('/')
  const input = canvas.getByRole('searchbox', { name: 'Search services' })
  await expect(input).toHaveFocus()
  await expect(input).toHaveValue('')
  await userEvent.keyboard('a/b')
  await expect(input).toHaveValue('a/b')
})

WithResult.test(
  'Escape empties it first and only then goes on to what is around it',
  async ({ canvas, userEvent, args }) => {
    escaped.mockClear()
    const input = canvas.getByRole('searchbox')
    await expect(canvas.getByRole('status')).toHaveTextContent('27 hits')
    input.focus()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(escaped).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(escaped).toHaveBeenCalledOnce()
  },
)

WithResult.test('is cleared by its button and keeps the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
  await expect(canvas.getByRole('searchbox')).toHaveValue('')
  await expect(canvas.getByRole('searchbox')).toHaveFocus()
})
