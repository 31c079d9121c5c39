import { vi } from 'vitest'

/** What a user does and sees, by selectors; loaded in the browser only, because a server has neither. */
const browser = async () => (await import('vitest/browser')).userEvent

const element = (selector: string): HTMLElement => {
  const found = document.querySelector(selector)
  if (found instanceof HTMLElement) return found
  throw new Error(`There is no ${selector}`)
}

/** The element of a selector, once it is there: its code may be on its way, on a busy machine for seconds. */
export const find = (selector: string, timeout = 10_000): Promise<HTMLElement> =>
  vi.waitFor(() => element(selector), timeout)

/** Whether something is there to be seen. */
export const has = (selector: string): boolean => document.querySelector(selector) !== null

/** The text in an element. */
export const text = (selector: string): string => element(selector).textContent

/** What stands in an input, a select or a text area. */
export const typed = (selector: string): string => {
  const field = element(selector)
  if ('value' in field && typeof field.value === 'string') return field.value
  throw new Error(`${selector} holds no text`)
}

/** Whether a checkbox, a switch or a radio button is on. */
export const isOn = (selector: string): boolean => element(selector).matches(':checked')

/** Presses an element with the mouse. */
export const press = async (selector: string): Promise<void> => (await browser()).click(await find(selector))

/** Puts the focus somewhere and presses keys there. */
export const keys = async (selector: string, pressed: string): Promise<void> => {
  // A frame that is not active tells nobody of its focus until the first key.
  window.focus()
  const target = await find(selector)
  target.focus()
  await (await browser()).keyboard(pressed)
}

/** Chooses an option of a select. */
export const choose = async (selector: string, option: string): Promise<void> =>
  (await browser()).selectOptions(await find(selector), option)

/** Takes the mouse to where nothing is. */
export const away = async (): Promise<void> =>
  (await browser()).hover(document.documentElement, { position: { x: innerWidth - 2, y: innerHeight - 2 } })
