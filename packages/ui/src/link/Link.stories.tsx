import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Link, LinkProvider } from './Link.js'

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
/** They look like any other link. */
export const LeftToBrowser = meta.story({
  parameters: unpictured,
  render: (args) => (
    <>
      <LinkProvider navigate={navigate}>
        <Link {...args} target="_blank">
          New tab
        </Link>{' '}
        <Link {...args} href="https://example.test/page">
          Other origin
        </Link>
      </LinkProvider>{' '}
      <Link {...args}>Without provider</Link>
    </>
  ),
})

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

LeftToBrowser.test(
  'leaves another target, other origins and a page without a router to the browser',
  async ({ canvas }) => {
    const tab = canvas.getByRole('link', { name: 'New tab' })
    // The other page does not learn where one comes from.
    await expect(tab).toHaveAttribute('rel', 'noreferrer')
    await expect(leftToBrowser(tab, {})).toBe(true)
    await expect(leftToBrowser(canvas.getByRole('link', { name: 'Other origin' }), {})).toBe(true)
    await expect(leftToBrowser(canvas.getByRole('link', { name: 'Without provider' }), {})).toBe(true)
    await expect(navigate).not.toHaveBeenCalled()
  },
)
