import type { FieldDefinition, TableDefinition } from './TableDefinition.js'

/** How a database writes a script. */
export interface Dialect {
  quote: (name: string) => string
  text: (text: string) => string
  /** Where comments stand: behind their columns, or in statements of their own. */
  comments: 'inline' | 'statements'
  /** Where keys and references stand: at their columns, below them, or in statements of their own. */
  keys: 'inline' | 'below' | 'later'
}

const doubled = (text: string, end: string) => text.replaceAll(end, end + end)

/** The ways of the databases. */
export const dialects: Readonly<Record<'postgres' | 'mysql' | 'sqlite' | 'sqlServer', Dialect>> = {
  postgres: {
    quote: (name) => `"${doubled(name, '"')}"`,
    text: (text) => `'${doubled(text, "'")}'`,
    comments: 'statements',
    keys: 'later',
  },
  mysql: {
    quote: (name) => `\`${doubled(name, '`')}\``,
    text: (text) => `'${doubled(text.replaceAll('\\', '\\\\'), "'")}'`,
    comments: 'inline',
    keys: 'below',
  },
  sqlite: {
    quote: (name) => `"${doubled(name, '"')}"`,
    text: (text) => `'${doubled(text, "'")}'`,
    comments: 'statements',
    keys: 'inline',
  },
  sqlServer: {
    quote: (name) => `[${doubled(name, ']')}]`,
    text: (text) => `N'${doubled(text, "'")}'`,
    comments: 'statements',
    keys: 'below',
  },
}

function typeOf({ type, length, decimals }: FieldDefinition): string {
  if (type === 'STRING') return 'text'
  if (type === 'DEC') return `numeric(${length}, ${decimals})`
  if (type === 'INT4') return 'integer'
  if (type === 'DATS') return 'date'
  if (type === 'TIMS') return 'time'
  if (type === 'RAW') return `varbinary(${length})`
  return `varchar(${length})`
}

/** Writes tables as a script that creates them. */
export function writeDdl(tables: readonly TableDefinition[], { quote, text, comments, keys }: Dialect): string {
  return tables
    .map(({ tableName, description, fields }) => {
      const keyNames = fields.filter(({ isKey }) => isKey).map(({ fieldName }) => quote(fieldName))
      const references = fields.filter(({ checkTable }) => checkTable !== '')
      const key = keyNames.length > 0 ? [`PRIMARY KEY (${keyNames.join(', ')})`] : []
      const rules = [
        ...key,
        ...references.map(
          ({ fieldName, checkTable }) => `FOREIGN KEY (${quote(fieldName)}) REFERENCES ${quote(checkTable)} (x)`,
        ),
      ]
      const columns = fields.map((field) =>
        [
          quote(field.fieldName),
          typeOf(field),
          ...(field.mandatory ? ['NOT NULL'] : []),
          ...(keys === 'inline' && field.isKey ? ['PRIMARY KEY'] : []),
          ...(keys === 'inline' && field.checkTable ? [`REFERENCES ${quote(field.checkTable)}`] : []),
          ...(comments === 'inline' && field.description ? [`COMMENT ${text(field.description)}`] : []),
        ].join(' '),
      )
      const items = [...columns, ...(keys === 'below' ? rules : [])]
      const options = comments === 'inline' && description ? ` COMMENT=${text(description)}` : ''
      return [
        `CREATE TABLE ${quote(tableName)} (\n  ${items.join(',\n  ')}\n)${options};`,
        ...(keys === 'later' ? rules.map((rule) => `ALTER TABLE ONLY ${quote(tableName)}\n    ADD ${rule};`) : []),
        ...(comments === 'statements' && description
          ? [`COMMENT ON TABLE ${quote(tableName)} IS ${text(description)};`]
          : []),
        ...fields.flatMap((field) =>
          comments === 'statements' && field.description
            ? [`COMMENT ON COLUMN ${quote(tableName)}.${quote(field.fieldName)} IS ${text(field.description)};`]
            : [],
        ),
      ].join('\n')
    })
    .join('\n\n')
}
