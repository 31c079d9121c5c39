import { expect, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Gallery } from './Gallery.fixture.js'
import { notInGallery } from './notInGallery.fixture.js'

const meta = preview.meta({ title: 'Gallery', component: Gallery, parameters: { layout: 'fullscreen' } })

const sized = (name: string, width: string, height: string) => ({
  parameters: { viewport: { options: { [name]: { name, styles: { width, height } } } } },
  globals: { viewport: { value: name } },
})
const wide = sized('wide', '1440px', '3140px')

export const Everything = meta.story(wide)
export const Compact = meta.story({ ...wide, parameters: { ...wide.parameters, density: 'compact' } })
export const RightToLeft = meta.story({ ...wide, parameters: { ...wide.parameters, direction: 'rtl' } })
export const ForcedColors = meta.story({ ...wide, parameters: { ...wide.parameters, forcedColors: true } })
export const German = meta.story({ ...wide, globals: { ...wide.globals, language: 'de' } })
export const Tablet = meta.story(sized('tablet', '900px', '5560px'))
export const Phone = meta.story(sized('phone', '390px', '8960px'))

/** Elements that stick out of the page sideways. */
const beside = (): string[] =>
  [...document.querySelectorAll('.gallery-part, .gallery-row > *')]
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left < 0 || right > document.documentElement.clientWidth
    })
    .map((one) => one.textContent)

German.test('speaks the language of the toolbar', async ({ canvas }) => {
  await expect(document.documentElement).toHaveAttribute('lang', 'de')
  await expect(canvas.getAllByRole('checkbox', { name: 'Entwicklung' })[0]).toBeVisible()
})

Everything.test('opens what lies over the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go to or do' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Go to or do' })).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Everything.test('shows no part that it excuses', async ({ canvas }) => {
  const shown = canvas.getAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent.split(', '))
  await expect(Object.keys(notInGallery).filter((name) => shown.includes(name))).toEqual([])
})

Tablet.test('keeps within the page', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(900)
  await expect(beside()).toEqual([])
})

Phone.test('keeps within the page', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect(beside()).toEqual([])
})
