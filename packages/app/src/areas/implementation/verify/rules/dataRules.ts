import { rule } from './Rule.js'

const labels = ['heading', 'shortLabel', 'mediumLabel', 'longLabel'] as const

/** What is to hold of tables, data elements and services. */
export const dataRules = [
  rule('tableFields', {
    severity: 'error',
    topic: 'data',
    verb: 'addFields',
    mend: { at: 'new', kind: 'dataFields', field: 'tableId' },
    reads: { dataTables: [], dictionaryTables: [], dataFields: ['tableId'] },
    *find(model) {
      const fields = model.part('dataFields')
      for (const kind of ['dataTables', 'dictionaryTables'] as const)
        for (const row of model.part(kind).each()) if (fields.by('tableId', row.id).length === 0) yield { kind, row }
    },
  }),
  rule('tableKey', {
    severity: 'warning',
    topic: 'data',
    verb: 'setKey',
    reads: { dataTables: [], dictionaryTables: ['category'], dataFields: ['tableId', 'isKey'] },
    *find(model) {
      const fields = model.part('dataFields')
      const tables = model.part('dictionaryTables')
      for (const kind of ['dataTables', 'dictionaryTables'] as const)
        for (const row of model.part(kind).each()) {
          // Structures and appends are no tables of their own: they have no key.
          if (kind === 'dictionaryTables' && ['STRUCT', 'APPEND'].includes(tables.text(row, 'category'))) continue
          const own = fields.by('tableId', row.id)
          if (own.length > 0 && !own.some((field) => fields.flag(field, 'isKey'))) yield { kind, row }
        }
    },
  }),
  rule('elementDomain', {
    severity: 'warning',
    topic: 'data',
    verb: 'setDomain',
    mend: { at: 'object', field: 'domain' },
    many: { kind: 'dataElements', column: 'domain' },
    reads: { dataElements: ['domain'] },
    *find(model) {
      const elements = model.part('dataElements')
      for (const row of elements.each()) if (elements.text(row, 'domain') === '') yield { kind: 'dataElements', row }
    },
  }),
  rule('elementLabels', {
    severity: 'note',
    topic: 'data',
    verb: 'setLabels',
    mend: { at: 'object', field: 'heading' },
    reads: { dataElements: labels },
    *find(model) {
      const elements = model.part('dataElements')
      for (const row of elements.each())
        if (labels.some((label) => elements.text(row, label) === '')) yield { kind: 'dataElements', row }
    },
  }),
  rule('fieldType', {
    severity: 'warning',
    topic: 'data',
    verb: 'setType',
    mend: { at: 'object', field: 'type' },
    reads: {
      dataFields: ['dataElementId', 'type', 'length', 'decimals'],
      dataElements: ['type', 'length', 'decimals'],
    },
    *find(model) {
      const fields = model.part('dataFields')
      const elements = model.part('dataElements')
      for (const row of fields.each()) {
        const element = elements.get(fields.text(row, 'dataElementId'))
        const differs = (['type', 'length', 'decimals'] as const).some(
          (name) => element && fields.text(row, name) !== elements.text(element, name),
        )
        if (differs) yield { kind: 'dataFields', row }
      }
    },
  }),
  rule('checkTable', {
    severity: 'warning',
    topic: 'data',
    verb: 'setTable',
    mend: { at: 'object', field: 'checkTable' },
    reads: { dataFields: ['checkTable'], dataTables: ['tableName'], dictionaryTables: ['tableName'] },
    *find(model) {
      const fields = model.part('dataFields')
      for (const row of fields.each()) {
        const name = fields.text(row, 'checkTable')
        if (name === '') continue
        const isKnown = (['dataTables', 'dictionaryTables'] as const).some(
          (kind) => model.part(kind).by('tableName', name).length > 0,
        )
        if (!isKnown) yield { kind: 'dataFields', row }
      }
    },
  }),
  rule('serviceAddress', {
    severity: 'warning',
    topic: 'data',
    verb: 'setHost',
    mend: { at: 'object', field: 'host' },
    many: { kind: 'services', column: 'host' },
    reads: { services: ['host', 'link'] },
    *find(model) {
      const services = model.part('services')
      for (const row of services.each())
        if (services.text(row, 'host') === '' && services.text(row, 'link') === '') yield { kind: 'services', row }
    },
  }),
] as const
