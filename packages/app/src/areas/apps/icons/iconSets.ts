/**
 * The sets of icons: the call of the service that lists one, the slug of its address, the namespace of its icons, which names the file of
 * their drawings as well, and what it is called, a name of its own in every language. `packages/app/iconFiles.ts` says who draws them.
 */
export const iconSets = [
  { call: 'feather', slug: 'feather', namespace: 'feather', name: 'Feather' },
  { call: 'heroiconsOutline', slug: 'heroicons-outline', namespace: 'heroicons_outline', name: 'Heroicons Outline' },
  { call: 'heroiconsSolid', slug: 'heroicons-solid', namespace: 'heroicons_solid', name: 'Heroicons Solid' },
  { call: 'heroiconsMini', slug: 'heroicons-mini', namespace: 'heroicons_mini', name: 'Heroicons Mini' },
  { call: 'materialSolid', slug: 'material-solid', namespace: 'mat_solid', name: 'Material Solid' },
  { call: 'materialOutline', slug: 'material-outline', namespace: 'mat_outline', name: 'Material Outline' },
  { call: 'materialTwotone', slug: 'material-twotone', namespace: 'mat_twotone', name: 'Material Twotone' },
] as const

/** One of the sets. */
export type KnownSet = (typeof iconSets)[number]

/** What stands before the name of an icon, `feather` in `feather:activity`. */
export type IconNamespace = KnownSet['namespace']
