import { useRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { applyScheme, type Scheme } from './applyScheme.js'
import { SchemeSwitch } from './SchemeSwitch.js'

const meta = preview.meta({
  component: SchemeSwitch,
  args: { value: 'light' as const, onValueChange: fn<(value: Scheme) => void>() },
})

/** As an application uses it: what is asked for is remembered and applied, here to a part of the page alone. */
export const Light = meta.story({
  render: function InUse(args) {
    const root = useRef<HTMLDivElement>(null)
    const [value, setValue] = useState<Scheme>(args.value)
    return (
      <div ref={root} className="scheme-root">
        <SchemeSwitch
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange(next)
            setValue(next)
            if (root.current) applyScheme(next, root.current)
          }}
        />
      </div>
    )
  },
})
export const States = meta.story(
  states(SchemeSwitch, { Dark: { value: 'dark' }, Auto: { value: 'auto' }, Disabled: { disabled: true } }),
)

Light.test(
  'asks for the next scheme, round and round; each is applied to its root',
  async ({ canvas, canvasElement, userEvent, args }) => {
    const root = nth(canvasElement.querySelectorAll('.scheme-root'), 0)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name: `Colour scheme: ${name}` }))
    await press('light')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark')
    await expect(root).toHaveAttribute('data-scheme', 'dark')
    await press('dark')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('auto')
    await expect(root).not.toHaveAttribute('data-scheme')
    await press('as the system')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light')
    await expect(root).toHaveAttribute('data-scheme', 'light')
    await press('light')
    await expect(canvas.getByRole('button', { name: 'Colour scheme: dark' })).toBeVisible()
  },
)
