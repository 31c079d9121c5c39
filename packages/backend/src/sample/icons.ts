import { icons as contract, type IconSet } from '@embpm/contract/sample/icons'

import { sampleApi } from '../context.js'

const wordsIn = (text: string) => text.trim().split(/\s+/)

/** The names of the icons by family. Each is loaded when it is asked for, to stay out of what the application starts with. */
export const iconNames = {
  feather: async () => wordsIn((await import('./icons/feather.gen.js')).feather),
  heroicons: async () => wordsIn((await import('./icons/heroicons.gen.js')).heroicons),
  material: async () => wordsIn((await import('./icons/material.gen.js')).material),
}

const api = sampleApi(contract)

/** Answers a set with its names, which are loaded when they are asked for. */
const answer = (set: Omit<IconSet, 'list'>, names: () => Promise<string[]>) => async (): Promise<IconSet> => ({
  ...set,
  list: await names(),
})

const { feather, heroicons, material } = iconNames
const grid = 'icon-size-6'

/** The handlers of the icon sets. The styles of a family draw the same icons, so their lists are the same. */
export const icons = api.router({
  feather: api.feather.handler(answer({ namespace: 'feather', name: 'Feather', grid }, feather)),
  heroiconsOutline: api.heroiconsOutline.handler(
    answer({ namespace: 'heroicons_outline', name: 'Heroicons Outline', grid }, heroicons),
  ),
  heroiconsSolid: api.heroiconsSolid.handler(
    answer({ namespace: 'heroicons_solid', name: 'Heroicons Solid', grid }, heroicons),
  ),
  heroiconsMini: api.heroiconsMini.handler(
    answer({ namespace: 'heroicons_mini', name: 'Heroicons Mini', grid: 'icon-size-5' }, heroicons),
  ),
  materialSolid: api.materialSolid.handler(answer({ namespace: 'mat_solid', name: 'Material Solid', grid }, material)),
  materialOutline: api.materialOutline.handler(
    answer({ namespace: 'mat_outline', name: 'Material Outline', grid }, material),
  ),
  materialTwotone: api.materialTwotone.handler(
    answer({ namespace: 'mat_twotone', name: 'Material Twotone', grid }, material),
  ),
})
