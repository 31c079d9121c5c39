import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { differenceOf } from './differences.ts'
import { compressed } from './compress.ts'
import { fingerprintOf, pathOf, schemesOf, signed } from './picture.ts'
import { pictureFaults } from './pictures.ts'

/** A PNG of one colour, with one pixel of another. */
function png(width: number, height: number, grey: number, odd = grey): Buffer {
  const image = new PNG({ width, height })
  image.data.fill(grey)
  image.data.fill(odd, 0, 3)
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
  return PNG.sync.write(image, { colorType: 2 })
}

const picture = (path: string, fingerprint: string | undefined = path) => ({ path, size: 1, fingerprint })
const ids = ['ui-badge--default', 'ui-badge--states', 'ui-chip--default']

test('a picture is found by its story', () => {
  expect(pathOf('ui-badge--with-icon', 'dark')).toBe('dark/ui-badge-with-icon.png')
})

test('a fingerprint is read back, replaced, and does not change the picture', () => {
  const plain = png(4, 3, 200)
  expect(fingerprintOf(plain)).toBeUndefined()
  const once = signed(plain, 'first')
  const twice = signed(once, 'another one')
  expect([fingerprintOf(once), fingerprintOf(twice)]).toEqual(['first', 'another one'])
  expect(signed(twice, 'first')).toEqual(once)
  expect(PNG.sync.read(twice).data).toEqual(PNG.sync.read(plain).data)
})

test('pictures differ by a pixel that can be seen or by their size, not by one that cannot', () => {
  expect(differenceOf(png(4, 3, 200), png(4, 3, 200))).toBeUndefined()
  expect(differenceOf(png(4, 3, 200), png(4, 3, 200, 201))).toBeUndefined()
  expect(differenceOf(png(4, 3, 200), png(4, 3, 200, 207))?.words).toBe('1 of 12 pixels differ')
  expect(differenceOf(png(4, 3, 200), png(4, 3, 200, 0))?.words).toBe('1 of 12 pixels differ')
  expect(differenceOf(png(4, 3, 200), png(4, 4, 200))?.words).toBe('it was 4 × 3 px and is now 4 × 4 px')
})

test('a compressed picture is smaller, the same to the pixel, and keeps its fingerprint', async () => {
  const plain = signed(png(64, 64, 200, 0), 'capture')
  const small = await compressed(plain)
  expect(small.length).toBeLessThan(plain.length)
  expect(fingerprintOf(small)).toBe('capture')
  expect(PNG.sync.read(small).data).toEqual(PNG.sync.read(plain).data)
})

test('two stories of one part with one picture are a fault; of two parts, or of two schemes, they are not', () => {
  const fine = [
    picture('light/ui-badge-default.png', 'a'),
    picture('dark/ui-badge-default.png', 'a'),
    picture('light/ui-chip-default.png', 'a'),
  ]
  expect(pictureFaults(fine, ids)).toEqual([])
  expect(pictureFaults([...fine, picture('light/ui-badge-states.png', 'a')], ids)).toEqual([
    'The same picture: visual/light/ui-badge-default.png, visual/light/ui-badge-states.png.',
  ])
})

test('a picture of a story that is gone, or without a fingerprint, is a fault', () => {
  expect(
    pictureFaults(
      [picture('light/ui-badge-old.png'), { ...picture('light/ui-chip-default.png'), fingerprint: undefined }],
      ids,
    ),
  ).toEqual([
    'visual/light/ui-badge-old.png is of a story that is gone.',
    'visual/light/ui-chip-default.png has no fingerprint: pnpm visual:update writes it.',
  ])
})

test('parts are kept in both schemes, of pages the first showing and what is drawn', () => {
  const inDark = (id: string) => schemesOf(id).includes('dark')
  const kept = [
    'ui-badge--states',
    'pickers-service-picker-servicepicker--open',
    'app-areas-bim-services-servicesscreen--default',
    'app-graph-graphview--folded',
  ]
  const left = ['pickers-service-picker-servicepicker--german', 'app-areas-bim-services-servicesscreen--german']
  expect([...kept, ...left].filter(inDark)).toEqual(kept)
  expect(pictureFaults([picture('dark/app-shell-header-open.png')], ['app-shell-header--open'])).toEqual([
    'visual/dark/app-shell-header-open.png is not kept in this scheme: remove it.',
  ])
})
