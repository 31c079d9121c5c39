import { expect, screen, waitFor } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { Gallery } from './Gallery.fixture.js'
import { notInGallery } from './notInGallery.fixture.js'

const meta = preview.meta({ title: 'Gallery', component: Gallery, parameters: { layout: 'fullscreen' } })

const sized = (name: string, width: string, height: string) => ({
  parameters: { viewport: { options: { [name]: { name, styles: { width, height } } } } },
  globals: { viewport: { value: name } },
})
const wide = sized('wide', '1440px', '3140px')

/** Elements that stick out of the page sideways. */
const beside = (): string[] =>
  [...document.querySelectorAll('.gallery-part, .gallery-row > *')]
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left < 0 || right > document.documentElement.clientWidth
    })
    .map((one) => one.textContent)

/** It lies within a page of this width. */
const fits = async (width: number) => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expect(beside()).toEqual([])
}

/** What can show that an element has the focus: the rings of it, of what is around it and of what is in it. */
const rings = (element: Element): string => {
  const around: Element[] = []
  for (let one: Element | null = element; one && around.length < 4; one = one.parentElement) around.push(one)
  return [...around, ...element.querySelectorAll('*')]
    .flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)))
    .map(({ outline, outlineStyle, boxShadow, borderColor, backgroundColor }) =>
      [outlineStyle === 'none' ? '' : outline, boxShadow, borderColor, backgroundColor].join(),
    )
    .join()
}

export const Everything = meta.story({
  ...wide,
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent.split(', '))
    await expect(shown).toContain('Button')
    await expect(Object.keys(notInGallery).filter((name) => shown.includes(name))).toEqual([])
  },
})
export const Compact = meta.story({ ...wide, parameters: { ...wide.parameters, density: 'compact' } })
export const RightToLeft = meta.story({ ...wide, parameters: { ...wide.parameters, direction: 'rtl' } })
export const ForcedColors = meta.story({ ...wide, parameters: { ...wide.parameters, forcedColors: true } })
/** It speaks the language of the toolbar. */
export const German = meta.story({
  ...wide,
  globals: { ...wide.globals, language: 'de' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('lang', 'de')
    await expect(nth(canvas.getAllByRole('checkbox', { name: 'Entwicklung' }), 0)).toBeVisible()
  },
})
export const Tablet = meta.story({ ...sized('tablet', '900px', '5560px'), play: () => fits(900) })
export const Phone = meta.story({ ...sized('phone', '390px', '8960px'), play: () => fits(390) })

Everything.test('opens what lies over the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search and commands' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search and commands' })).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Everything.test('shows where the keyboard is, at each stop', async ({ canvasElement }) => {
  const stops = [...canvasElement.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex]')]
  const unseen: string[] = []
  for (const stop of stops.filter(({ tabIndex }) => tabIndex >= 0)) {
    const before = rings(stop)
    stop.focus()
    // A part may draw its ring by a state of its own.
    await new Promise(requestAnimationFrame)
    if (document.activeElement === stop && rings(stop) === before) unseen.push(stop.outerHTML.slice(0, 120))
    stop.blur()
  }
  await expect(stops.length).toBeGreaterThan(100)
  await expect(unseen).toEqual([])
})
