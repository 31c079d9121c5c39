import { lazyRouteComponent } from '@tanstack/react-router'
import { entityRoutes } from '../../entity/entityRoutes.js'
import { configRoute } from './configRoute.js'

/** The settings, and the page of one. */
export const configRoutes = configRoute.addChildren([
  ...entityRoutes(configRoute, '/', {
    list: lazyRouteComponent(() => import('./SettingsScreen.js'), 'SettingsScreen'),
    one: lazyRouteComponent(() => import('./SettingScreen.js'), 'SettingScreen'),
  }),
])
