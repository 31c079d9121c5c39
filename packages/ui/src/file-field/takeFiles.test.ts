import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptsFile, takeFiles } from './takeFiles.js'
import { fileSize } from './fileSize.js'

const file = (name: string, size = 1, type = '') =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1_700_000_000_000 })
const names = (files: readonly File[]) => files.map(({ name }) => name)

describe('acceptsFile', () => {
  test.each([
    [[], 'a.exe', '', true],
    [['.pdf'], 'Report.PDF', '', true],
    [['.pdf'], 'pdf', '', false],
    [['.tar.gz'], 'a.tar.gz', '', true],
    [['image/*'], 'a', 'image/png', true],
    [['image/*'], 'a', 'imagery/png', false],
    [['text/csv'], 'a.csv', 'text/csv;charset=utf-8', true],
    [['TEXT/CSV'], 'a.csv', 'text/csv', true],
    [['text/csv'], 'a.csv', '', false],
    [['*/*'], 'a', '', true],
    [[' .pdf ', 'image/*'], 'a.pdf', '', true],
  ])('%j takes %s of type "%s": %s', (accept, name, type, taken) => {
    expect(acceptsFile(accept, { name, type })).toBe(taken)
  })
})

describe('fileSize', () => {
  test.each([
    [0, 'en', '0 bytes'],
    [1, 'en', '1 byte'],
    [999, 'en', '999 bytes'],
    [1_000, 'en', '1 kB'],
    [999_949, 'en', '999.9 kB'],
    [999_950, 'en', '1 MB'],
    [1_234_567, 'de', '1,2 MB'],
    [5_000_000_000, 'ru', '5 ГБ'],
    [3e18, 'en', '3,000,000 TB'],
  ])('writes %d in %s as %s', (bytes, locale, text) => {
    expect(fileSize(bytes, locale).replaceAll(/\s/g, ' ')).toBe(text)
  })
})

describe('takeFiles', () => {
  const before = [file('old.pdf')]

  test('adds after those from before', () => {
    expect(names(takeFiles(before, [file('a'), file('b')], { multiple: true }).files)).toEqual(['old.pdf', 'a', 'b'])
  })

  test('passes over what is there already', () => {
    const taken = takeFiles(before, [file('old.pdf'), file('a'), file('a')], { multiple: true })
    expect(names(taken.files)).toEqual(['old.pdf', 'a'])
    expect(taken.rejections).toEqual([])
  })

  test('puts one in the place of the other where there is one only', () => {
    const taken = takeFiles(before, [file('a'), file('b')], {})
    expect(names(taken.files)).toEqual(['a'])
    expect(taken.rejections).toMatchObject([{ file: { name: 'b' }, reason: 'tooMany' }])
  })

  test('keeps what was chosen when all that is offered is refused', () => {
    const wrong = [file('a.exe'), file('large.pdf', 11)]
    const taken = takeFiles(before, wrong, { accept: ['.pdf'], maxSize: 10 })
    expect(taken.files).toBe(before)
    expect(taken.rejections.map(({ reason }) => reason)).toEqual(['wrongType', 'tooLarge'])
  })

  test('knows a folder', () => {
    const folder = file('folder', 0)
    expect(takeFiles([], [folder], {}, new Set([folder])).rejections).toMatchObject([{ reason: 'folder' }])
  })

  test('loses nothing, adds nothing twice and holds the limits', () => {
    const anyFile = fc
      .record({ name: fc.constantFrom('a.pdf', 'b.pdf', 'c.exe', 'd.PDF'), size: fc.integer({ min: 0, max: 20 }) })
      .map(({ name, size }) => file(name, size))
    fc.assert(
      fc.property(fc.array(anyFile), fc.integer({ min: 1, max: 4 }), (offered, maxCount) => {
        const limits = { accept: ['.pdf'], maxSize: 10, maxCount, multiple: true }
        const taken = takeFiles(before, offered, limits)
        expect(taken.files.slice(0, 1)).toEqual(before)
        expect(taken.files.length).toBeLessThanOrEqual(Math.max(maxCount, 1))
        for (const { name, size } of taken.files) expect(/\.pdf$/i.test(name) && size <= 10).toBe(true)
        expect(new Set(taken.files.map(({ name, size }) => `${name} ${size}`)).size).toBe(taken.files.length)
        const seen = new Set([...taken.files, ...taken.rejections.map(({ file }) => file)])
        for (const { name, size } of offered)
          expect([...seen].some((other) => other.name === name && other.size === size)).toBe(true)
        const again = takeFiles(taken.files, offered, limits)
        expect(again.files).toBe(taken.files)
      }),
    )
  })
})
