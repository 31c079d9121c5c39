import { lazyRouteComponent } from '@tanstack/react-router'
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
          list: lazyRouteComponent(() => import('./dictionary/TablesScreen.js'), 'TablesScreen'),
          one: lazyRouteComponent(() => import('./dictionary/TableScreen.js'), 'TableScreen'),
        },
      }),
      page('data', { title: 'bim.pages.dataObjects', icon: Boxes }),
      page('services', {
        icon: Link2,
        kind: 'services',
        searched: true,
        screens: {
          list: lazyRouteComponent(() => import('./services/ServicesScreen.js'), 'ServicesScreen'),
          one: lazyRouteComponent(() => import('./services/ServiceScreen.js'), 'ServiceScreen'),
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
        list: lazyRouteComponent(() => import('./dictionary/FieldsScreen.js'), 'FieldsScreen'),
        one: lazyRouteComponent(() => import('./dictionary/FieldScreen.js'), 'FieldScreen'),
      },
    }),
    page('dictionary/elements', {
      icon: Database,
      kind: 'dataElements',
      screens: {
        list: lazyRouteComponent(() => import('./dictionary/ElementsScreen.js'), 'ElementsScreen'),
        one: lazyRouteComponent(() => import('./dictionary/ElementScreen.js'), 'ElementScreen'),
      },
    }),
  ],
)
