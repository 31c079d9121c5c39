import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { Shell } from './Shell.js'

const meta = preview.meta({ component: Shell })

/** A page that has nothing of its own to wait for. */
const place = at('/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services/nowhere-at-all/x')

const shown = (canvas: { findByRole: (role: string, options: { level: number }) => Promise<HTMLElement> }) =>
  canvas.findByRole('heading', { level: 1 })

const phone = {
  viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
}

/** From right to left. */
export const RightToLeft = meta.story({
  ...place,
  parameters: { ...place.parameters, direction: 'rtl' },
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** The dense frame from right to left. */
export const DenseRightToLeft = meta.story({
  ...at('/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services/nowhere-at-all/x?layout=dense'),
  parameters: { ...place.parameters, direction: 'rtl' },
  play: async ({ canvas }) => void (await shown(canvas)),
})

/** From right to left on a phone. */
export const PhoneRightToLeft = meta.story({
  ...place,
  parameters: { ...place.parameters, ...phone, direction: 'rtl' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await shown(canvas)),
})

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''

RightToLeft.test('is gone through from its start to its end, as it is seen', async ({ canvas, userEvent }) => {
  await shown(canvas)
  const header = document.querySelector('header')
  const inside: Element[] = []
  await userEvent.click(document.body)
  for (let step = 0; step < 60; step += 1) {
    await userEvent.tab()
    const { activeElement } = document
    if (header?.contains(activeElement) && activeElement) inside.push(activeElement)
    else if (inside.length > 0) break
  }
  await expect(inside.length).toBeGreaterThan(6)
  await expect(nameOf(inside.at(-1) ?? null)).toMatch(/User menu/)
  const starts = inside.map((element) => element.getBoundingClientRect().right)
  await expect(starts).toEqual(starts.toSorted((a, b) => b - a))
})

PhoneRightToLeft.test('opens its tools by the keyboard, and gives the focus back', async ({ canvas, userEvent }) => {
  await shown(canvas)
  const more = canvas.getByRole('button', { name: 'More' })
  more.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(more).toHaveFocus())
})
