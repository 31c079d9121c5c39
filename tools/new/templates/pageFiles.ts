import type { Names } from '../names.ts'

/** The line of a screen in the registry: its page, and what it shows. */
export const pageLine = ({ plural, many, One, Many }: Names): string => `page('${plural}', {
    kind: '${many}',
    screens: {
      list: lazyPart(async () => (await import('./${plural}/${Many}Screen.js')).${Many}Screen),
      one: lazyPart(async () => (await import('./${plural}/${One}Screen.js')).${One}Screen),
    },
  })`

/** The pages of a new area. */
export const pagesFile = (names: Names): string => `import { lazyPart } from '@embpm/ui/lazy-part'
import { defineArea, group, page } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** The ${names.area.replaceAll('-', ' ')} area. */
export const ${names.areaName} = defineArea('${names.area}', { opensWith: '${names.plural}' }, [
  group('${names.area}.title', [${pageLine(names)}]),
])
`
