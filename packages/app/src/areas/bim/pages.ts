import { lazyRouteComponent } from '@tanstack/react-router'
import { Boxes, Database, Link2, Plus } from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'

/** The data area. */
export const bim = defineArea(
  'bim',
  { place: 2, opensWith: 'dictionary/tables' },
  [
    group('data', [
      page('dictionary/tables', {
        title: 'tables',
        icon: Database,
        kind: 'dictionaryTables',
        screens: {
          list: lazyRouteComponent(() => import('./dictionary/TablesScreen.js'), 'TablesScreen'),
          one: lazyRouteComponent(() => import('./dictionary/TableScreen.js'), 'TableScreen'),
        },
      }),
      page('data', { title: 'dataObjects', icon: Boxes }),
      page('services', {
        title: 'services',
        icon: Link2,
        kind: 'services',
        searched: true,
        screens: {
          list: lazyRouteComponent(() => import('./services/ServicesScreen.js'), 'ServicesScreen'),
          one: lazyRouteComponent(() => import('./services/ServiceScreen.js'), 'ServiceScreen'),
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
        list: lazyRouteComponent(() => import('./dictionary/FieldsScreen.js'), 'FieldsScreen'),
        one: lazyRouteComponent(() => import('./dictionary/FieldScreen.js'), 'FieldScreen'),
      },
    }),
    page('dictionary/elements', {
      title: 'dataElements',
      icon: Database,
      kind: 'dataElements',
      screens: {
        list: lazyRouteComponent(() => import('./dictionary/ElementsScreen.js'), 'ElementsScreen'),
        one: lazyRouteComponent(() => import('./dictionary/ElementScreen.js'), 'ElementScreen'),
      },
    }),
  ],
)
