import { formatProblems } from '@embpm/contract'
import { dataTable } from '@embpm/contract/data-table'
import { dictionaryTable } from '@embpm/contract/dictionary-table'
import { ricefw } from '@embpm/contract/ricefw'
import { service } from '@embpm/contract/service'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { sampleRows } from '../../seeds.js'

const kinds = { service, ricefw, dataTable, dictionaryTable }
const written = (text: string) =>
  Object.values(kinds).map(({ patch }) => {
    const { success, data, error } = patch.safeParse({ wbs: text })
    return success ? data.wbs : error.issues.map(({ message }) => message)
  })
const everywhere = (answer: unknown) => Object.values(kinds).map(() => answer)

test.for(['', '1', '1.3.2', 'P-100/2', 'T/20301-1-2', 'K:7>A', 'srv1'])('takes %j', (text) => {
  expect(written(text)).toEqual(everywhere(text))
})

test.for(['1..3', '.1', '1.', '1 3', 'Ä1', '1_2', '<b>', 'not decided yet', '1\n2'])('refuses %j', (text) => {
  expect(written(text)).toEqual(everywhere([formatProblems.wbs]))
})

const part = fc.stringMatching(/^[A-Za-z0-9]{1,4}$/)
const separator = fc.constantFrom('-', '.', '/', ':', '>')
const rest = fc.array(fc.tuple(separator, part), { maxLength: 6 })

test('takes any parts with single separators between them, without the space around', () => {
  fc.assert(
    fc.property(part, rest, fc.constantFrom('', ' ', '\t'), (first, others, space) => {
      const number = first + others.flat().join('')
      expect(written(space + number + space)).toEqual(everywhere(number))
    }),
  )
})

test('refuses any other character, and separators at the ends or side by side', () => {
  const other = fc.string({ minLength: 1, maxLength: 1 }).filter((one) => /[^A-Za-z0-9\-./:>\s]/u.test(one))
  fc.assert(
    fc.property(part, rest, separator, other, (first, others, sign, strange) => {
      const number = first + others.flat().join('')
      for (const text of [sign + number, number + sign, `1${sign}${sign}${number}`, number + strange]) {
        expect(written(text)).toEqual(everywhere([formatProblems.wbs]))
      }
    }),
  )
})

test('reads what was stored before the rule', () => {
  const read = service.schema.shape.wbs
  expect(read.safeParse('To be decided').success).toBe(true)
})

test('every sample keeps it', () => {
  const { services, ricefws, dataTables, dictionaryTables } = sampleRows
  for (const rows of [services, ricefws, dataTables, dictionaryTables]) {
    for (const { wbs } of rows(100_000)) expect(service.patch.safeParse({ wbs })).toMatchObject({ success: true })
  }
})
