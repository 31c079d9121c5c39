import { lazyRouteComponent } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { defineArea } from '../../routes/page.js'

/** The settings: an area of one page. */
export const config = defineArea(
  'config',
  {
    place: 5,
    title: 'config',
    icon: Settings,
    kind: 'configurations',
    screens: {
      list: lazyRouteComponent(() => import('./SettingsScreen.js'), 'SettingsScreen'),
      one: lazyRouteComponent(() => import('./SettingScreen.js'), 'SettingScreen'),
    },
  },
  [],
)
