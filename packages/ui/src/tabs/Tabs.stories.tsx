import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { TextField } from '../text-field/TextField.js'
import { Tabs } from './Tabs.js'

const links = fn(() => 'Six services use it.')

const items = [
  { id: 'general', label: 'General', content: <TextField label="Title" defaultValue="Record to report, wave 2" /> },
  { id: 'links', label: 'Links', count: 6, content: links },
  { id: 'packages', label: 'Work packages', count: 1, tone: 'danger', content: 'One has no owner.' },
  { id: 'tasks', label: 'Tasks', count: 1024, disabled: true, content: 'Tasks' },
  { id: 'history', label: 'History', content: 'Nothing has changed yet.' },
] as const

const meta = preview.meta({
  component: Tabs,
  args: { 'aria-label': 'Parts of the order', items, onValueChange: fn() },
  beforeEach: () => {
    links.mockClear()
  },
})

export const Default = meta.story({})
export const States = meta.story(
  states(Tabs, {
    Overflowing: { defaultValue: 'history', style: { inlineSize: 280 } },
    'Long text': {
      items: [
        { id: 'a', label: 'Everything that belongs to the operation order', content: 'First' },
        { id: 'b', label: 'Other things', content: 'Second' },
      ],
    },
  }),
)
export const RightToLeft = meta.story({
  parameters: { ...unpictured, direction: 'rtl' },
  args: { defaultValue: 'links' },
})

Default.test('arrows, Home and End open and skip what is disabled', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('tablist', { name: 'Parts of the order' })).toBeVisible()
  await userEvent.tab()
  const general = canvas.getByRole('tab', { name: 'General' })
  await expect(general).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  const history = canvas.getByRole('tab', { name: 'History' })
  await expect(history).toHaveFocus()
  await expect(history).toHaveAttribute('aria-selected', 'true')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('history')
  await userEvent.keyboard('{ArrowRight}')
  await expect(general).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(history).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect(canvas.getByRole('tabpanel', { name: 'General' })).toBeVisible()
  await userEvent.tab()
  await expect(canvas.getByRole('tabpanel')).toHaveFocus()
})

Default.test(
  'makes a panel when it is first opened, and keeps what was typed in one',
  async ({ canvas, userEvent }) => {
    await expect(links).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!')
    await userEvent.click(canvas.getByRole('tab', { name: 'Links 6' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Links 6' })).toHaveTextContent('Six services use it.')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: /Tasks/ }))
    await expect(canvas.getByRole('tab', { name: 'Links 6' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('Record to report, wave 2!')
  },
)

States.test('scrolls inside itself to the open tab', async ({ canvas }) => {
  const tabs = stateOf(canvas, 'Overflowing')
  const list = tabs.getByRole('tablist').getBoundingClientRect()
  const tab = tabs.getByRole('tab', { name: 'History' }).getBoundingClientRect()
  await expect(tab.right).toBeLessThanOrEqual(list.right + 1)
  await expect(tab.left).toBeGreaterThanOrEqual(list.left)
})

RightToLeft.test('follows the direction', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('tab', { name: 'Work packages 1' })).toHaveFocus()
})
