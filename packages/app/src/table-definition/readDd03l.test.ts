import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Cell } from '../entity/import/Cell.js'
import { importLimits } from '../entity/import/importLimits.js'
import { readCsv } from '../entity/import/readCsv.js'
import { readDd03l } from './readDd03l.js'

const read = (csv: string) => {
  const [sheet] = readCsv(new TextEncoder().encode(csv), importLimits)
  if (!sheet) throw new Error('It has no sheet.')
  const { tables, problems } = readDd03l(sheet)
  return { tables, problems: problems.map(({ line, reason, what }) => `${line} ${reason} ${what}`) }
}

test('an export of DD03L is read in the order of its positions', () => {
  const { tables, problems } = read(
    [
      'TABNAME;FIELDNAME;AS4LOCAL;POSITION;KEYFLAG;NOTNULL;ROLLNAME;CHECKTABLE;PRECFIELD;DATATYPE;LENG;DECIMALS;REFTABLE;REFFIELD',
      'VBAK;VBELN;A;0002;X;X;VBELN_VA;*;;CHAR;000010;000000;;',
      'VBAK;MANDT;A;0001;X;X;MANDT;T000;;CLNT;000003;000000;;',
      'VBAK;.INCLUDE;A;0003;;;VBAKDY;;VBAKDY;;000000;000000;;',
      'VBAK;NETWR;A;0004;;;NETWR_AK;;;CURR;000015;000002;VBAK;WAERK',
      'VBAK;HANDLE;A;0005;;;GUID;;;RAW;000016;000000;;',
      'VBAK;STAMP;A;0006;;;;;;UTCL;000027;000000;;',
      'VBAK;OLD;L;0007;;;;;;CHAR;000001;000000;;',
      'VBAK;ITEMS;A;0008;;;;;;TTYP;000000;000000;;',
      'VBAK;STRANGE;A;0009;;;;;;GEOM_EWKB;000000;000000;;',
      'VBAK;VBELN;A;0010;;;;;;CHAR;000010;000000;;',
      'T000;MANDT;A;0001;X;X;MANDT;;;CLNT;three;000000;;',
      ';LOST;A;0001;;;;;;CHAR;000001;000000;;',
    ].join('\n'),
  )
  expect(tables.map(({ tableName, fields }) => [tableName, ...fields.map(({ fieldName }) => fieldName)])).toEqual([
    ['VBAK', 'MANDT', 'VBELN', 'NETWR', 'HANDLE', 'STAMP', 'STRANGE'],
    ['T000', 'MANDT'],
  ])
  expect(tables[0]?.fields.slice(0, 3)).toMatchObject([
    { isKey: true, mandatory: true, rollName: 'MANDT', type: 'CLNT', length: 3, checkTable: 'T000' },
    { isKey: true, rollName: 'VBELN_VA', type: 'CHAR', length: 10, checkTable: '' },
    { isKey: false, type: 'CURR', length: 15, decimals: 2, refTable: 'VBAK', refField: 'WAERK' },
  ])
  expect(tables[0]?.fields.slice(4)).toMatchObject([
    { type: 'DEC', length: 27 },
    { type: 'STRING', length: 0 },
  ])
  expect(problems).toEqual([
    '4 include VBAK-.INCLUDE VBAKDY',
    '8 inactive VBAK-OLD',
    '9 noValue VBAK-ITEMS TTYP',
    '10 unknownType VBAK-STRANGE GEOM_EWKB',
    '11 twice VBAK-VBELN',
    '12 value T000-MANDT LENG three',
    '13 noName LOST',
  ])
})

test('columns may carry the name of the table, and stand in any order', () => {
  const { tables } = read('dd03l-fieldname\tDD03L~TABNAME\tDatatype\tLeng\tDDTEXT\nA\tT\tCHAR\t5\tWhat it is\n')
  expect(tables).toMatchObject([
    { tableName: 'T', fields: [{ fieldName: 'A', type: 'CHAR', length: 5, description: 'What it is' }] },
  ])
})

test('without the names of tables nothing can be read', () => {
  expect(read('FIELDNAME;DATATYPE\nA;CHAR\n')).toEqual({ tables: [], problems: ['1 noColumn TABNAME'] })
})

test('any rows are read without an error, and each is a field or named', () => {
  const heads = ['TABNAME', 'FIELDNAME', 'POSITION', 'DATATYPE', 'LENG', 'AS4LOCAL', 'KEYFLAG']
  const cell: fc.Arbitrary<Cell> = fc.oneof(
    fc.constantFrom('', 'A', '.INCLUDE', 'CHAR', 'TTYP', '0001', 'X'),
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: heads.length })), (rows) => {
      const { tables, problems } = readDd03l({
        headers: heads,
        rows: rows.map((cells, index) => ({ line: index + 2, cells })),
      })
      const fields = tables.reduce((sum, one) => sum + one.fields.length, 0)
      const left = problems.filter(({ reason }) => !['value', 'unknownType', 'noType'].includes(reason))
      expect(fields + left.length).toBe(rows.length)
    }),
  )
})
