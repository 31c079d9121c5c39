import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { FullscreenSwitch } from './FullscreenSwitch.js'

const meta = preview.meta({ component: FullscreenSwitch })

const state: { full: Element | null; enabled: boolean; fails: boolean } = { full: null, enabled: true, fails: false }
const request = fn(function request(this: Element) {
  if (state.fails) return Promise.reject(new Error('refused'))
  state.full = this
  document.dispatchEvent(new Event('fullscreenchange'))
  return Promise.resolve()
})
const info = fn()
const leave = fn(() => {
  state.full = null
  document.dispatchEvent(new Event('fullscreenchange'))
  return Promise.resolve()
})

/** In place of the browser's own, which a test may not fill the screen with. */
const browser = (given: Partial<typeof state>) => () => {
  info.mockClear()
  Object.assign(state, { full: null, enabled: true, fails: false }, given)
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => state.full })
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, get: () => state.enabled })
  const spies = [
    spyOn(Element.prototype, 'requestFullscreen').mockImplementation(request),
    spyOn(document, 'exitFullscreen').mockImplementation(leave),
    spyOn(console, 'info').mockImplementation(info),
    spyOn(console, 'error').mockImplementation(() => {}),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
    Reflect.deleteProperty(document, 'fullscreenElement')
    Reflect.deleteProperty(document, 'fullscreenEnabled')
  }
}

export const Default = meta.story({ beforeEach: browser({}) })
export const States = meta.story({
  beforeEach: browser({ full: document.documentElement }),
  ...states(FullscreenSwitch, { Full: {}, Disabled: { disabled: true } }),
})

Default.test('enters, follows, and leaves', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }))
  await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('Leave full screen'))
  await expect(state.full).toBe(document.documentElement)
  // A press while the one before it is under way does nothing.
  await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('data-pending'))
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('Full screen'))
})

Default.test(
  'logs as information that there is none, and as an error that the browser refuses',
  async ({ canvas, userEvent }) => {
    state.enabled = false
    await userEvent.click(canvas.getByRole('button'))
    await expect(info).toHaveBeenCalledOnce()
    await expect(info).toHaveBeenCalledWith('FullscreenSwitch: this browser offers no full screen')
    await expect(console.error).not.toHaveBeenCalled()
    Object.assign(state, { enabled: true, fails: true })
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('data-pending'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Full screen')
  },
)

States.test('follows the browser when it leaves by its own key', async ({ canvas }) => {
  const button = stateOf(canvas, 'Full').getByRole('button')
  await expect(button).toHaveAccessibleName('Leave full screen')
  state.full = null
  document.dispatchEvent(new Event('fullscreenchange'))
  await waitFor(() => expect(button).toHaveAccessibleName('Full screen'))
})
