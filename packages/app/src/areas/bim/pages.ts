import { lazyPart } from '@embpm/ui/lazy-part'
import { Boxes, Database, Link2, Plus } from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'

/** The data area. */
export const bim = defineArea(
  'bim',
  { family: 'data', opensWith: 'dictionary/tables' },
  [
    group('data', [
      page('dictionary/tables', {
        title: 'tables',
        icon: Database,
        kind: 'dictionaryTables',
        screens: {
          list: lazyPart(async () => (await import('./dictionary/TablesScreen.js')).TablesScreen),
          one: lazyPart(async () => (await import('./dictionary/TableScreen.js')).TableScreen),
        },
      }),
      page('data', { title: 'dataObjects', icon: Boxes }),
      page('services', {
        title: 'services',
        icon: Link2,
        kind: 'services',
        searched: true,
        screens: {
          list: lazyPart(async () => (await import('./services/ServicesScreen.js')).ServicesScreen),
          one: lazyPart(async () => (await import('./services/ServiceScreen.js')).ServiceScreen),
        },
      }),
      page('create', { title: 'create', icon: Plus }),
    ]),
  ],
  [
    page('dictionary', { redirect: 'dictionary/tables' }),
    page('dictionary/fields', {
      title: 'dataFields',
      icon: Database,
      kind: 'dataFields',
      screens: {
        list: lazyPart(async () => (await import('./dictionary/FieldsScreen.js')).FieldsScreen),
        one: lazyPart(async () => (await import('./dictionary/FieldScreen.js')).FieldScreen),
      },
    }),
    page('dictionary/elements', {
      title: 'dataElements',
      icon: Database,
      kind: 'dataElements',
      screens: {
        list: lazyPart(async () => (await import('./dictionary/ElementsScreen.js')).ElementsScreen),
        one: lazyPart(async () => (await import('./dictionary/ElementScreen.js')).ElementScreen),
      },
    }),
  ],
)
