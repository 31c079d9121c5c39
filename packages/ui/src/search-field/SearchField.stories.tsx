import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { SearchField, type SearchFieldProps } from './SearchField.js'

const escaped = fn()

/** What is around it, such as a dialog, hears Escape too. */
const InUse = (props: SearchFieldProps) => {
  const [value, setValue] = useState(props.value)
  const change = (text: string) => {
    setValue(text)
    props.onValueChange(text)
  }
  return (
    <div role="presentation" style={{ maxInlineSize: 360 }} onKeyDown={(event) => event.key === 'Escape' && escaped()}>
      <SearchField {...props} value={value} onValueChange={change} />
    </div>
  )
}

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search services', value: '', onValueChange: fn() },
  beforeEach: () => {
    escaped.mockClear()
  },
  render: (args) => <InUse {...args} />,
})

export const Default = meta.story({})
export const States = meta.story(
  states(InUse, {
    'With shortcut': { shortcut: '/' },
    'With result': { value: 'invoice', resultText: '27 hits' },
    Small: { size: 's', value: 'invoice' },
    Disabled: { disabled: true },
    'Disabled, with text': { disabled: true, value: 'invoice' },
    'Long text': { value: 'reverse the accrual documents of all company codes', resultText: '1,284 hits' },
  }),
)

States.test('takes the focus when / is pressed outside of a text field', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('/')
  const input = stateOf(canvas, 'With shortcut').getByRole('searchbox', { name: 'Search services' })
  await expect(input).toHaveFocus()
  await expect(input).toHaveValue('')
  await userEvent.keyboard('a/b')
  await expect(input).toHaveValue('a/b')
})

States.test(
  'Escape empties it first and only then goes on to what is around it; its button empties it and keeps the focus',
  async ({ canvas, userEvent, args }) => {
    const field = stateOf(canvas, 'With result')
    const input = field.getByRole('searchbox')
    await expect(field.getByRole('status')).toHaveTextContent('27 hits')
    input.focus()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(escaped).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(escaped).toHaveBeenCalledOnce()
    await userEvent.keyboard('sales')
    await userEvent.click(field.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
)
