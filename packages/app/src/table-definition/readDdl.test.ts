import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readDdl } from './readDdl.js'
import { type FieldDefinition, plainField, type TableDefinition } from './TableDefinition.js'
import { dialects, writeDdl } from './writeDdl.fixture.js'

/** A field in one line: name, type, and what else is true of it. */
const said = (field: FieldDefinition) =>
  [
    `${field.fieldName} ${field.type} ${field.length}${field.decimals ? `,${field.decimals}` : ''}`,
    field.isKey && 'key',
    field.mandatory && 'mandatory',
    field.checkTable && `> ${field.checkTable}`,
    field.description && `"${field.description}"`,
  ]
    .filter(Boolean)
    .join(' ')

const read = (text: string) => {
  const { tables, problems } = readDdl(text)
  return {
    tables: tables.map(({ tableName, description, fields }) => [
      description ? `${tableName} "${description}"` : tableName,
      ...fields.map(said),
    ]),
    problems: problems.map(({ line, reason, what, count }) => `${line} ${reason} ${what}${count ? ` ×${count}` : ''}`),
  }
}

describe('the dialects', () => {
  test('PostgreSQL, as a dump writes it', () => {
    const { tables, problems } = read(`
SET client_encoding = 'UTF8';
CREATE TABLE IF NOT EXISTS sales.orders (
    order_id bigint NOT NULL,
    customer uuid NOT NULL, -- who, in "quotes
    placed timestamp(6) with time zone DEFAULT now() NOT NULL,
    amount numeric(15,2) DEFAULT 0.00,
    note character varying(200) COLLATE "C",
    long_note character varying,
    /* a comment, with (brackets */
    "Is Paid" boolean,
    tags text[] DEFAULT '{}'::text[],
    price double precision,
    CONSTRAINT positive CHECK ((amount > (0)::numeric))
);
COMMENT ON TABLE sales.orders IS 'Orders of customers';
COMMENT ON COLUMN sales.orders.note IS 'What the customer''s order says';
CREATE FUNCTION f() RETURNS void AS $body$ CREATE TABLE never (a int); $body$ LANGUAGE sql;
ALTER TABLE ONLY sales.orders ADD CONSTRAINT orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY sales.orders
    ADD CONSTRAINT orders_customer_fkey FOREIGN KEY (customer) REFERENCES sales.customers(id) ON DELETE CASCADE;
`)
    expect(tables).toEqual([
      [
        'orders "Orders of customers"',
        'order_id DEC 19 key mandatory',
        'customer CHAR 36 mandatory > customers',
        'placed DEC 21,7 mandatory',
        'amount DEC 15,2',
        'note CHAR 200 "What the customer\'s order says"',
        'long_note STRING 0',
        'Is Paid CHAR 1',
        'tags STRING 0',
        'price DEC 31,14',
      ],
    ])
    expect(problems).toEqual(
      [
        '2 statement SET CLIENT_ENCODING',
        '6 notKept DEFAULT ×3',
        '12 unknownType tags text[]',
        '13 assumed price double precision',
        '14 notKept CHECK ×1',
        '18 statement CREATE FUNCTION ×1',
      ].map((line) => (line.startsWith('2 ') ? `${line} ×1` : line)),
    )
  })

  test('MySQL', () => {
    const { tables, problems } = read(`
# a comment that isn't a quotation
CREATE TABLE \`order items\` (
  \`id\` int(11) unsigned NOT NULL AUTO_INCREMENT COMMENT 'Number; it\\'s unique',
  \`key\` varchar(20) CHARACTER SET utf8mb4 DEFAULT NULL,
  state enum('open','on hold') NOT NULL,
  bits bit(8),
  \`changed\` datetime ON UPDATE CURRENT_TIMESTAMP,
  PRIMARY KEY (\`id\`) USING BTREE,
  KEY idx_key (\`key\`(10)),
  UNIQUE KEY u (state),
  CONSTRAINT fk FOREIGN KEY (state) REFERENCES states (code)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='Items';
INSERT INTO \`order items\` VALUES (1, 'a;b'), (2, 'c');
INSERT INTO \`order items\` VALUES (3, 'd');`)
    expect(tables).toEqual([
      [
        'order items "Items"',
        'id INT4 10 key mandatory "Number; it\'s unique"',
        'key CHAR 20',
        'state CHAR 7 mandatory > states',
        'bits CHAR 8',
        'changed DEC 21,7',
      ],
    ])
    expect(problems).toEqual([
      '5 notKept DEFAULT ×1',
      '10 notKept KEY ×1',
      '11 notKept UNIQUE ×1',
      '14 statement INSERT INTO ×2',
    ])
  })

  test('SQLite, with columns without types', () => {
    const { tables, problems } =
      read(`create table t(a integer primary key autoincrement, b, key text, c references u(x));
      create table copy as select * from t;`)
    expect(tables).toEqual([['t', 'a INT4 10 key mandatory', 'b STRING 0', 'key STRING 0', 'c STRING 0 > u']])
    expect(problems).toEqual(['1 noType b', '1 noType c', '2 noFields copy'])
  })

  test('SQL Server, without semicolons', () => {
    const { tables, problems } = read(`USE [Sales]
GO
CREATE TABLE [dbo].[Order Lines](
	[Id] [int] IDENTITY(1,1) NOT NULL,
	[Name] [nvarchar](50) NULL,
	[Text] [nvarchar](max) NULL,
	[Price] [decimal](18, 4) NOT NULL CONSTRAINT [DF_P] DEFAULT ((0)),
	[Total] AS ([Price]*(2)),
 CONSTRAINT [PK_Lines] PRIMARY KEY CLUSTERED 
(
	[Id] ASC
)WITH (PAD_INDEX = OFF) ON [PRIMARY]
) ON [PRIMARY]
GO
CREATE TABLE #passing (Flag bit)
ALTER TABLE [dbo].[Order Lines] WITH CHECK ADD CONSTRAINT [FK] FOREIGN KEY([Name]) REFERENCES [dbo].[Names] ([Id])`)
    expect(tables).toEqual([
      [
        'Order Lines',
        'Id INT4 10 key mandatory',
        'Name CHAR 50 > Names',
        'Text STRING 0',
        'Price DEC 18,4 mandatory',
        'Total STRING 0',
      ],
      ['#passing', 'Flag CHAR 1'],
    ])
    expect(problems).toEqual(['1 statement USE ×1', '7 notKept DEFAULT ×1', '8 noType Total'])
  })

  test('Oracle', () => {
    const { tables, problems } = read(`CREATE GLOBAL TEMPORARY TABLE "HR"."EMP" (
  "ID" NUMBER(10,0) NOT NULL ENABLE,
  NAME VARCHAR2(100 CHAR) DEFAULT 'x' NOT NULL,
  SALARY NUMBER,
  ROUNDED NUMBER(5,-2),
  BORN DATE, DATA LONG RAW, TEXT CLOB,
  CONSTRAINT PK PRIMARY KEY ("ID") USING INDEX ENABLE
)
/
COMMENT ON COLUMN HR.EMP.NAME IS 'Name'
/
ALTER TABLE HR.EMP ADD (CONSTRAINT FK FOREIGN KEY (NAME) REFERENCES NAMES (ID));
ALTER TABLE HR.NONE ADD PRIMARY KEY (A);
ALTER TABLE HR.EMP ADD PRIMARY KEY (NONE);`)
    expect(tables).toEqual([
      [
        'EMP',
        'ID DEC 10 key mandatory',
        'NAME CHAR 100 mandatory > NAMES "Name"',
        'SALARY DEC 31',
        'ROUNDED DEC 7',
        'BORN DATS 8',
        'DATA RAW 0',
        'TEXT STRING 0',
      ],
    ])
    expect(problems).toEqual(['3 notKept DEFAULT ×1', '4 assumed SALARY number', '13 noSuch HR.NONE', '14 noSuch NONE'])
  })
})

test('what cannot be read costs no other part', () => {
  const { tables, problems } = read(`CREATE TABLE a (x int, 'text', y int
CREATE TABLE b (x int, X int, z geometry(point));
CREATE TABLE "c (x int);
CREATE TABLE d (y int);
CREATE TABLE d (z int);`)
  expect(tables).toEqual([
    ['a', 'x INT4 10', 'y INT4 10'],
    ['b', 'x INT4 10', 'z STRING 0'],
    ['c', 'x INT4 10'],
    ['d', 'y INT4 10'],
  ])
  expect(problems).toEqual([
    '1 unclosed a',
    '1 notUnderstood text',
    '2 twice b.X',
    '2 unknownType z geometry',
    '3 unclosed "',
    '5 twice d',
  ])
})

const name = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/[\r\n]/g, '_'))
  .filter((text) => text.trim() !== '')
const typed = fc.oneof(
  fc.record({
    type: fc.constant('CHAR' as const),
    length: fc.integer({ min: 1, max: 1333 }),
    decimals: fc.constant(0),
  }),
  fc.constant({ type: 'STRING' as const, length: 0, decimals: 0 }),
  fc.record({
    type: fc.constant('DEC' as const),
    length: fc.integer({ min: 1, max: 38 }),
    decimals: fc.integer({ min: 0, max: 31 }),
  }),
  fc.constant({ type: 'INT4' as const, length: 10, decimals: 0 }),
  fc.constant({ type: 'DATS' as const, length: 8, decimals: 0 }),
  fc.constant({ type: 'TIMS' as const, length: 6, decimals: 0 }),
  fc.record({ type: fc.constant('RAW' as const), length: fc.integer({ min: 1, max: 1333 }), decimals: fc.constant(0) }),
)
const field = fc
  .tuple(name, typed, fc.boolean(), fc.boolean(), fc.option(name, { nil: '' }), fc.string({ maxLength: 60 }))
  .map(([fieldName, typing, isKey, mandatory, checkTable, description]): FieldDefinition => ({
    ...plainField(fieldName),
    ...typing,
    isKey,
    mandatory: isKey || mandatory,
    checkTable,
    description,
  }))
const lower = (text: string) => text.toLowerCase()
const table = fc
  .tuple(
    name,
    fc.string({ maxLength: 60 }),
    fc.uniqueArray(field, { minLength: 1, maxLength: 8, selector: ({ fieldName }) => lower(fieldName) }),
  )
  .map(([tableName, description, fields]): TableDefinition => ({ tableName, description, fields }))
const tables = fc.uniqueArray(table, { minLength: 1, maxLength: 4, selector: ({ tableName }) => lower(tableName) })

test.each(Object.entries(dialects))('what %s writes of any tables is read as these tables', (_, dialect) => {
  fc.assert(
    fc.property(tables, (made) => {
      expect(readDdl(writeDdl(made, dialect))).toEqual({ tables: made, problems: [] })
    }),
  )
})

describe('any text', () => {
  const pieces = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'CREATE TABLE t (',
      'CREATE',
      ' TABLE',
      '(',
      ')',
      ',',
      ';',
      "'",
      '"',
      '`',
      '[',
      ']',
      '\n',
      '--',
      '/*',
      '*/',
      '$$',
      'PRIMARY KEY',
      'FOREIGN KEY',
      'REFERENCES',
      'COMMENT ON',
      'ALTER TABLE t ADD',
      'CONSTRAINT',
      'NOT NULL',
      ' a ',
      '\\',
    ),
  )

  test('is read without an error', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const { tables: found } = readDdl(parts.join(' '))
        for (const { fields } of found) expect(fields.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    '(',
    ')',
    "'",
    "'\\",
    '"',
    '`',
    '[',
    '/*',
    '$a$ ',
    '$',
    '-',
    '--',
    '#',
    'CREATE TABLE t (',
    'a,',
    ';',
    '\n',
    "''",
    'GO\n',
    '1e',
  ])('%j many times is read in time', (part) => {
    const started = performance.now()
    readDdl(`CREATE TABLE t (\`a\` int, ${part.repeat(Math.ceil(400_000 / part.length))}`)
    // Where the time grew with the square, it would be minutes.
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
