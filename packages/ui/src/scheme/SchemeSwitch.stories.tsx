import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { applyScheme, type Scheme } from './applyScheme.js'
import { SchemeSwitch } from './SchemeSwitch.js'

const meta = preview.meta({
  component: SchemeSwitch,
  args: { value: 'light' as const, onValueChange: fn<(value: Scheme) => void>() },
})

export const Light = meta.story({})
export const Dark = meta.story({ args: { value: 'dark' } })
export const Auto = meta.story({ args: { value: 'auto' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const InUse = meta.story({
  render: function InUse(args) {
    const [value, setValue] = useState(args.value)
    return <SchemeSwitch {...args} value={value} onValueChange={setValue} />
  },
})

Light.test('asks for the next scheme', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Colour scheme: light' }))
  await expect(args.onValueChange).toHaveBeenCalledOnce()
  await expect(args.onValueChange).toHaveBeenCalledWith('dark')
})

InUse.test('goes round', async ({ canvas, userEvent }) => {
  for (const name of ['light', 'dark', 'as the system', 'light']) {
    await userEvent.click(canvas.getByRole('button', { name: `Colour scheme: ${name}` }))
  }
  await expect(canvas.getByRole('button', { name: 'Colour scheme: dark' })).toBeVisible()
})

Auto.test('is applied to the root', async () => {
  const root = document.createElement('div')
  applyScheme('dark', root)
  await expect(root.dataset.scheme).toBe('dark')
  applyScheme('light', root)
  await expect(root.dataset.scheme).toBe('light')
  applyScheme('auto', root)
  await expect(root.dataset.scheme).toBeUndefined()
})
