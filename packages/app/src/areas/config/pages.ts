import { lazyPart } from '@embpm/ui/lazy-part'
import { Settings } from 'lucide-react'
import { defineArea } from '../../routes/page.js'

/** The settings: an area of one page. */
export const config = defineArea(
  'config',
  {
    family: 'settings',
    title: 'config',
    icon: Settings,
    kind: 'configurations',
    screens: {
      list: lazyPart(async () => (await import('./SettingsScreen.js')).SettingsScreen),
      one: lazyPart(async () => (await import('./SettingScreen.js')).SettingScreen),
    },
  },
  [],
)
