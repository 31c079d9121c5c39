import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { StatusCircle, type Status } from './StatusCircle.js'

const meta = preview.meta({ component: StatusCircle, args: { onCheckedChange: fn() } })

const statuses: readonly Status[] = [
  'DEVELOPMENT',
  'IMPLEMENTATION',
  'ACTIVE',
  'INACTIVE',
  'PLANNED',
  'PREPARED',
  'FINISHED',
]

export const Default = meta.story({})
export const States = meta.story(
  states(StatusCircle, {
    Controlled: { status: 'ACTIVE', checked: false },
    Disabled: { status: 'PLANNED', showLabel: true, disabled: true },
    'Disabled, set': { status: 'PLANNED', showLabel: true, disabled: true, defaultChecked: true },
    'Read only': { status: 'FINISHED', checked: true, readOnly: true },
    'Read only, not set': { status: 'PREPARED', readOnly: true },
    'Own label': { status: 'DEVELOPMENT', showLabel: true, label: 'In development since May' },
    'Long text': {
      status: 'DEVELOPMENT',
      showLabel: true,
      label: 'In development since the beginning of May',
      style: { maxInlineSize: 160 },
    },
  }),
)
export const All = meta.story({
  render: () => (
    <table>
      <tbody>
        {statuses.map((status) => (
          <tr key={status}>
            <td>
              <StatusCircle status={status} size="m" />
            </td>
            <td>
              <StatusCircle status={status} size="m" defaultChecked />
            </td>
            <td>
              <StatusCircle status={status} checked readOnly showLabel />
            </td>
            <td>
              <StatusCircle status={status} showLabel />
            </td>
            <td>
              <StatusCircle status={status} showLabel defaultChecked />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
})

Default.test('is an inactive checkbox that a press or Space toggles', async ({ canvas, userEvent, args }) => {
  const circle = canvas.getByRole('checkbox', { name: 'Inactive' })
  await expect(circle).not.toBeChecked()
  await userEvent.click(circle)
  await expect(circle).toBeChecked()
  await expect(circle).toHaveAttribute('data-status', 'INACTIVE')
  await expect(args.onCheckedChange).toHaveBeenCalledOnce()
  await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  circle.blur()
  await userEvent.tab()
  await expect(circle).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(circle).not.toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
  await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
})

States.test('stays as its owner says', async ({ canvas, userEvent, args }) => {
  const circle = stateOf(canvas, 'Controlled').getByRole('checkbox')
  await userEvent.click(circle)
  await expect(args.onCheckedChange).toHaveBeenCalledOnce()
  await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  await expect(circle).not.toBeChecked()
})

States.test(
  'takes no input and no focus while it is disabled; read only it is a picture with a name',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(stateOf(canvas, 'Disabled').getByRole('checkbox', { name: 'Planned' }))
    const readOnly = stateOf(canvas, 'Read only')
    await userEvent.click(readOnly.getByRole('img', { name: 'Finished' }))
    await expect(readOnly.queryByRole('checkbox')).toBeNull()
    await expect(stateOf(canvas, 'Read only, not set').getByRole('img', { name: 'Prepared, not set' })).toBeVisible()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
    stateOf(canvas, 'Controlled').getByRole('checkbox').focus()
    await userEvent.tab()
    await expect(stateOf(canvas, 'Own label').getByRole('checkbox')).toHaveFocus()
  },
)

All.test('draws a glyph of its own for each status', async ({ canvasElement }) => {
  const paths = Array.from(canvasElement.querySelectorAll('path'), (path) => path.getAttribute('d'))
  await expect(new Set(paths).size).toBe(7)
})
