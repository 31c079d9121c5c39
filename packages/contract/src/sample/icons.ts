import * as z from 'zod/mini'

import { sampleRoute } from '../common/sample.js'

/** A set of icons by their names. An icon is named in full as `<namespace>:<name>`. */
export const iconSet = z.object({
  namespace: z.string(),
  name: z.string(),
  /** Class of the size that the icons are drawn for. */
  grid: z.enum(['icon-size-6', 'icon-size-5']),
  /** Names of the icons, in order. */
  list: z.array(z.string()),
})

/** A set of icons by their names. */
export type IconSet = z.infer<typeof iconSet>

const route = sampleRoute('/ui/icons', 'Icons')

const set = (path: `/${string}`, name: string) => route('GET', path, `List the icons of ${name}`).output(iconSet)

/** The icon sets. Source: sample services, "Dashboards, activities, icons". */
export const icons = {
  feather: set('/feather', 'Feather'),
  heroiconsOutline: set('/heroicons-outline', 'Heroicons Outline'),
  heroiconsSolid: set('/heroicons-solid', 'Heroicons Solid'),
  /** The only set on the small grid. */
  heroiconsMini: set('/heroicons-mini', 'Heroicons Mini'),
  materialSolid: set('/material-solid', 'Material Solid'),
  materialOutline: set('/material-outline', 'Material Outline'),
  materialTwotone: set('/material-twotone', 'Material Twotone'),
}
