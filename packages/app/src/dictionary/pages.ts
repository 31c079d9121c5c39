import { lazyPart } from '@embpm/ui/lazy-part'
import { Database } from 'lucide-react'
import { page } from '../routes/page.js'

/**
 * The pages of the dictionary, the same in each area that has them: who may not change tables there reads them. The area
 * `bim` is their home, where those lead who are in an area without them. Source: spec.md, section 2.
 */
export const dictionaryTables = page('dictionary/tables', {
  icon: Database,
  kind: 'dictionaryTables',
  home: 'bim',
  screens: {
    list: lazyPart(async () => (await import('./TablesScreen.js')).TablesScreen),
    one: lazyPart(async () => (await import('./TableScreen.js')).TableScreen),
  },
})

/** What belongs to the tables of the dictionary, without a place in a menu. */
export const dictionaryOthers = [
  page('dictionary/compare', {
    title: 'tableCompare.title',
    home: 'bim',
    screens: {
      screen: lazyPart(async () => (await import('./compare/TableCompareScreen.js')).TableCompareScreen),
    },
  }),
  page('dictionary', { redirect: 'dictionary/tables' }),
  page('dictionary/fields', {
    icon: Database,
    kind: 'dataFields',
    home: 'bim',
    screens: {
      list: lazyPart(async () => (await import('./FieldsScreen.js')).FieldsScreen),
      one: lazyPart(async () => (await import('./FieldScreen.js')).FieldScreen),
    },
  }),
  page('dictionary/elements', {
    icon: Database,
    kind: 'dataElements',
    home: 'bim',
    screens: {
      list: lazyPart(async () => (await import('./ElementsScreen.js')).ElementsScreen),
      one: lazyPart(async () => (await import('./ElementScreen.js')).ElementScreen),
    },
  }),
]
