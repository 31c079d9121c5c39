import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { Shell } from './Shell.js'

const meta = preview.meta({ component: Shell })

/** A page that has nothing of its own to wait for. */
const place = at('/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/services/nowhere-at-all/x')

/** From right to left. */
export const RightToLeft = meta.story({
  ...place,
  parameters: { ...place.parameters, direction: 'rtl' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
})

RightToLeft.test('is gone through from its start to its end, as it is seen', async ({ canvas, userEvent }) => {
  const header = canvas.getByRole('banner')
  const inside: Element[] = []
  await userEvent.click(document.body)
  for (let step = 0; step < 60; step += 1) {
    await userEvent.tab()
    const { activeElement } = document
    if (activeElement && header.contains(activeElement)) inside.push(activeElement)
    else if (inside.length > 0) break
  }
  await expect(inside.length).toBeGreaterThan(6)
  await expect(nth(inside, -1)).toHaveAccessibleName(/User menu/)
  const starts = inside.map((element) => element.getBoundingClientRect().right)
  await expect(starts).toEqual(starts.toSorted((a, b) => b - a))
})
