import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Link } from './Link.js'
import { LinkProvider } from './LinkProvider.js'

const navigate = fn()

const meta = preview.meta({
  component: Link,
  args: { href: '/bim/services?page=2', children: 'Services' },
  beforeEach: () => {
    navigate.mockClear()
  },
  render: (args) => (
    <LinkProvider navigate={navigate}>
      <Link {...args} />
    </LinkProvider>
  ),
})

/** Keeps a click that is left to the browser from leaving the story; tells whether it was left to it. */
const leftToBrowser = (link: HTMLElement, event: MouseEventInit) => {
  const keep = (click: Event) => click.preventDefault()
  let left = true
  const watch = (click: Event) => {
    left = !click.defaultPrevented
    keep(click)
  }
  window.addEventListener('click', watch, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }))
  return left
}

export const Default = meta.story({})
export const NewTab = meta.story({ args: { target: '_blank' } })
export const OtherOrigin = meta.story({ args: { href: 'https://example.test/page' } })
export const WithoutProvider = meta.story({ render: (args) => <Link {...args} /> })

Default.test('is served by the router on a plain click', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link'))
  await expect(navigate).toHaveBeenCalledOnce()
  await expect(navigate).toHaveBeenCalledWith('/bim/services?page=2', expect.anything())
})

Default.test('leaves clicks with a modifier to the browser', async ({ canvas }) => {
  const link = canvas.getByRole('link')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    await expect(leftToBrowser(link, { [key]: true })).toBe(true)
  }
  await expect(leftToBrowser(link, { button: 1 })).toBe(true)
  await expect(navigate).not.toHaveBeenCalled()
})

NewTab.test('leaves another target to the browser, without telling where one comes from', async ({ canvas }) => {
  const link = canvas.getByRole('link')
  await expect(link).toHaveAttribute('rel', 'noreferrer')
  await expect(leftToBrowser(link, {})).toBe(true)
  await expect(navigate).not.toHaveBeenCalled()
})

OtherOrigin.test('leaves other origins to the browser', async ({ canvas }) => {
  await expect(leftToBrowser(canvas.getByRole('link'), {})).toBe(true)
  await expect(navigate).not.toHaveBeenCalled()
})

WithoutProvider.test('is an ordinary link', async ({ canvas }) => {
  await expect(leftToBrowser(canvas.getByRole('link'), {})).toBe(true)
})
