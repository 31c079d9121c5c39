import { lazyRouteComponent } from '@tanstack/react-router'
import { entityRoutes } from '../../../entity/entityRoutes.js'
import { bimRoute } from '../bimRoute.js'

/** The dictionary: lists of tables, of fields and of data elements, and the page of one of each. */
export const dictionaryRoutes = [
  ...entityRoutes(bimRoute, '/dictionary/tables', {
    list: lazyRouteComponent(() => import('./TablesScreen.js'), 'TablesScreen'),
    one: lazyRouteComponent(() => import('./TableScreen.js'), 'TableScreen'),
  }),
  ...entityRoutes(bimRoute, '/dictionary/fields', {
    list: lazyRouteComponent(() => import('./FieldsScreen.js'), 'FieldsScreen'),
    one: lazyRouteComponent(() => import('./FieldScreen.js'), 'FieldScreen'),
  }),
  ...entityRoutes(bimRoute, '/dictionary/elements', {
    list: lazyRouteComponent(() => import('./ElementsScreen.js'), 'ElementsScreen'),
    one: lazyRouteComponent(() => import('./ElementScreen.js'), 'ElementScreen'),
  }),
] as const
