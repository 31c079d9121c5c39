import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
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
export const Checked = meta.story({ args: { status: 'ACTIVE', defaultChecked: true } })
export const Labelled = meta.story({ args: { status: 'IMPLEMENTATION', showLabel: true } })
export const LabelledChecked = meta.story({
  args: { status: 'IMPLEMENTATION', showLabel: true, defaultChecked: true },
})
export const Disabled = meta.story({ args: { status: 'PLANNED', showLabel: true, disabled: true } })
export const ReadOnly = meta.story({ args: { status: 'FINISHED', checked: true, readOnly: true } })
export const ReadOnlyLabelled = meta.story({
  args: { status: 'ACTIVE', checked: true, readOnly: true, showLabel: true },
})
export const ReadOnlyNotSet = meta.story({ args: { status: 'PREPARED', readOnly: true } })
export const OwnLabel = meta.story({
  args: { status: 'DEVELOPMENT', showLabel: true, label: 'In development since May' },
})
export const Controlled = meta.story({ args: { status: 'ACTIVE', checked: false } })
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
export const RightToLeft = meta.story({
  args: { status: 'PREPARED', showLabel: true, label: 'جاهز', defaultChecked: true },
  render: (args) => (
    <div dir="rtl">
      <StatusCircle {...args} />
    </div>
  ),
})

Default.test('is an inactive checkbox that a press fills', async ({ canvas, userEvent, args }) => {
  const circle = canvas.getByRole('checkbox', { name: 'Inactive' })
  await expect(circle).not.toBeChecked()
  await userEvent.click(circle)
  await expect(circle).toBeChecked()
  await expect(circle).toHaveAttribute('data-status', 'INACTIVE')
  await expect(args.onCheckedChange).toHaveBeenCalledOnce()
  await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
})

Checked.test('is toggled by Space', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('checkbox', { name: 'Active' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect(args.onCheckedChange).toHaveBeenCalledOnce()
  await expect(args.onCheckedChange).toHaveBeenCalledWith(false)
})

Controlled.test('stays as its owner says', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox'))
  await expect(args.onCheckedChange).toHaveBeenCalledOnce()
  await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  await expect(canvas.getByRole('checkbox')).not.toBeChecked()
})

Disabled.test('takes no input', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Planned' }))
  await userEvent.tab()
  await expect(canvas.getByRole('checkbox')).not.toHaveFocus()
  await expect(args.onCheckedChange).not.toHaveBeenCalled()
})

ReadOnly.test('is a picture with a name', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('img', { name: 'Finished' }))
  await expect(canvas.queryByRole('checkbox')).toBeNull()
  await expect(args.onCheckedChange).not.toHaveBeenCalled()
})

ReadOnlyNotSet.test('says that it is not set', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Prepared, not set' })).toBeVisible()
})

All.test('draws a glyph of its own for each status', async ({ canvasElement }) => {
  const paths = Array.from(canvasElement.querySelectorAll('path'), (path) => path.getAttribute('d'))
  await expect(new Set(paths).size).toBe(7)
})
