import { lazyPart } from '@embpm/ui/lazy-part'
import { Boxes, Link2, Plus } from 'lucide-react'
import { dictionaryOthers, dictionaryTables } from '../../dictionary/pages.js'
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
      dictionaryTables,
      page('data', {
        icon: Boxes,
        tree: 'dataTables',
        screens: {
          tree: lazyPart(async () => (await import('./data/DataTablesScreen.js')).DataTablesScreen),
          views: { list: lazyPart(async () => (await import('./data/DataTablesList.js')).DataTablesList) },
          start: lazyPart(async () => (await import('./data/DataTablesScreen.js')).DataTablesStart),
          one: lazyPart(async () => (await import('./data/DataTableScreen.js')).DataTableScreen),
        },
      }),
      page('services', {
        icon: Link2,
        kind: 'services',
        searched: true,
        screens: {
          list: lazyPart(async () => (await import('./services/ServicesScreen.js')).ServicesScreen),
          one: lazyPart(async () => (await import('./services/ServiceScreen.js')).ServiceScreen),
        },
      }),
      page('create', {
        title: 'bim.pages.create',
        icon: Plus,
        screens: {
          screen: lazyPart(async () => (await import('./create/CreateScreen.js')).CreateScreen),
        },
      }),
    ]),
  ],
  [
    ...dictionaryOthers,
    page('services/compare', {
      title: 'serviceCompare.title',
      screens: {
        screen: lazyPart(async () => (await import('./services/compare/ServiceCompareScreen.js')).ServiceCompareScreen),
      },
    }),
  ],
)
