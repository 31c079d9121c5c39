import { lazyPart } from '@embpm/ui/lazy-part'
import { Settings } from 'lucide-react'
import { defineArea } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** The settings: an area of one page. */
export const config = defineArea(
  'config',
  {
    place: 5,
    icon: Settings,
    kind: 'configurations',
    screens: {
      list: lazyPart(async () => (await import('./SettingsScreen.js')).SettingsScreen),
      one: lazyPart(async () => (await import('./SettingScreen.js')).SettingScreen),
    },
  },
  [],
)
