import { lazyPart } from '@embpm/ui/lazy-part'
import { Boxes, Database, Link2, Plus } from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** The data area. */
export const bim = defineArea(
  'bim',
  { place: 2, opensWith: 'dictionary/tables' },
  [
    group('bim.title', [
      page('dictionary/tables', {
        icon: Database,
        kind: 'dictionaryTables',
        screens: {
          list: lazyPart(async () => (await import('./dictionary/TablesScreen.js')).TablesScreen),
          one: lazyPart(async () => (await import('./dictionary/TableScreen.js')).TableScreen),
        },
      }),
      page('data', { title: 'bim.pages.dataObjects', icon: Boxes }),
      page('services', {
        icon: Link2,
        kind: 'services',
        searched: true,
        screens: {
          list: lazyPart(async () => (await import('./services/ServicesScreen.js')).ServicesScreen),
          one: lazyPart(async () => (await import('./services/ServiceScreen.js')).ServiceScreen),
        },
      }),
      page('create', { title: 'bim.pages.create', icon: Plus }),
    ]),
  ],
  [
    page('dictionary', { redirect: 'dictionary/tables' }),
    page('dictionary/fields', {
      icon: Database,
      kind: 'dataFields',
      screens: {
        list: lazyPart(async () => (await import('./dictionary/FieldsScreen.js')).FieldsScreen),
        one: lazyPart(async () => (await import('./dictionary/FieldScreen.js')).FieldScreen),
      },
    }),
    page('dictionary/elements', {
      icon: Database,
      kind: 'dataElements',
      screens: {
        list: lazyPart(async () => (await import('./dictionary/ElementsScreen.js')).ElementsScreen),
        one: lazyPart(async () => (await import('./dictionary/ElementScreen.js')).ElementScreen),
      },
    }),
  ],
)
