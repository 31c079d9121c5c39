import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvFile, csvText, withoutMark } from './csvText.js'

test.each([',', ';'] as const)(
  'what is divided by %s is read as it was, but for a mark before formulas',
  (delimiter) => {
    const begin = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'", ',', ';', '"')
    const cell = fc.tuple(begin, fc.string({ unit: 'binary' })).map(([first, rest]) => first + rest)
    const rows = fc.integer({ min: 2, max: 5 }).chain((width) => {
      const row = fc.array(cell, { minLength: width, maxLength: width })
      return fc.array(row, { minLength: 1, maxLength: 5 })
    })
    fc.assert(
      fc.property(rows, (all) => {
        const { data } = Papa.parse<string[]>(csvText(all, { delimiter }), { delimiter, newline: '\r\n' })
        const defused = all.map((row) => row.map((text) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)))
        expect(data).toEqual([...defused, ['']])
        // A text that has such a mark already cannot be told from one that got it.
        const plain = all.flat().filter((text) => !text.startsWith("'"))
        expect(
          plain.map((text) =>
            withoutMark(Papa.parse<string[]>(csvText([[text, '']]), { delimiter: ',' }).data[0]?.[0] ?? ''),
          ),
        ).toEqual(plain)
      }),
    )
  },
)

test('numbers are no formulas, no rows no lines, and a file begins with its mark', async () => {
  expect(csvText([[-1, true, '-1']])).toBe(`-1,true,"'-1"\r\n`)
  expect(csvText([])).toBe('')
  const bytes = new Uint8Array(await csvFile('a\r\n', 'b\r\n').arrayBuffer())
  expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 97, 13, 10, 98, 13, 10])
})
