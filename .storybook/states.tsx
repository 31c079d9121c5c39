import type { ComponentType } from 'react'
import { within } from 'storybook/test'

/**
 * Every state of a part that can be seen beside the others, on one sheet: one execution and one picture for all of them.
 * Each state is a group with its name, and its props are added to the story's args.
 * @example export const States = meta.story(states(Badge, { Success: { tone: 'success' }, Danger: { tone: 'danger' } }))
 */
export const states = <P extends object>(
  Part: ComponentType<P>,
  each: Readonly<Record<string, Partial<NoInfer<P>>>>,
) => ({
  render: (args: P) => (
    <div className="states">
      {Object.entries(each).map(([name, props]) => (
        <div key={name} role="group" aria-label={name} className="states-one">
          <div className="states-name">{name}</div>
          <Part {...args} {...props} />
        </div>
      ))}
    </div>
  ),
})

/** Queries of one state of a sheet. */
export const stateOf = (
  canvas: { getByRole: (role: 'group', options: { name: string }) => HTMLElement },
  name: string,
) => within(canvas.getByRole('group', { name }))
