import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { drawings, type Shape, shape } from './src/areas/apps/icons/drawings.ts'
import { type IconNamespace, iconSets } from './src/areas/apps/icons/iconSets.ts'
import { jsonFiles } from './jsonFiles.ts'

const require = createRequire(import.meta.url)

/** The package that draws a set, what it calls an icon whose name is `name`, and for which size, in px, it is drawn. */
interface IconSource {
  from: string
  icon: RegExp
  size: number
}

const heroicons = require.resolve('@iconify-json/heroicons/icons.json')
const material = require.resolve('@iconify-json/ic/icons.json')

const sources: Readonly<Record<IconNamespace, IconSource>> = {
  feather: { from: require.resolve('@iconify-json/feather/icons.json'), icon: /^(?<name>.+)$/, size: 24 },
  heroicons_outline: { from: heroicons, icon: /^(?<name>.+)(?<!-solid)$/, size: 24 },
  heroicons_solid: { from: heroicons, icon: /^(?<name>.+)(?<!-16|-20)-solid$/, size: 24 },
  heroicons_mini: { from: heroicons, icon: /^(?<name>.+)-20-solid$/, size: 20 },
  mat_solid: { from: material, icon: /^baseline-(?<name>.+)$/, size: 24 },
  mat_outline: { from: material, icon: /^outline-(?<name>.+)$/, size: 24 },
  mat_twotone: { from: material, icon: /^twotone-(?<name>.+)$/, size: 24 },
}

/** What a package has: each icon as the inner text of an `svg` element. */
const iconPackage = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) })

/** How every icon of a set is drawn, by its name. Throws where a package draws in a way that is not known here. */
export function drawingsOf(namespace: IconNamespace) {
  const { from, icon, size } = sources[namespace]
  const { icons } = iconPackage.parse(JSON.parse(readFileSync(from, 'utf8')))
  const drawn = Object.entries(icons).flatMap(([called, { body }]) => {
    const name = icon.exec(called)?.groups?.['name']
    return name === undefined ? [] : [[name, shapesIn(body)] as const]
  })
  return drawings.parse({ size, icons: Object.fromEntries(drawn) })
}

/** Makes one file of each set with the drawings of its icons out of the packages that draw them, for a build and for a server. */
export const iconFiles = (): Plugin =>
  jsonFiles({
    name: 'icon-files',
    folder: 'assets/icons',
    files: iconSets.map(({ namespace }) => namespace),
    contentOf: (file) => {
      const set = iconSets.find(({ namespace }) => namespace === file)
      return set && drawingsOf(set.namespace)
    },
  })

const element = /<(?<closes>\/?)(?<tag>[a-z]+)(?<text>(?: [\w-]+="[^"]*")*)(?<isEmpty>\/?)>/g

/** The attributes in the text of an element, called as React calls them. */
const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

/** The shapes of an icon, one after the other: each has what its groups say of all of theirs, and what is drawn twice is there twice. */
export function shapesIn(body: string): Shape[] {
  if (body.replace(element, '') !== '') throw new Error(`An icon is not only of elements: ${body}`)
  const shapes: Shape[] = []
  const groups: Record<string, string>[] = [{}]
  const named = new Map<string, Shape>()
  for (const { groups: { closes = '', tag = '', text = '' } = {} } of body.matchAll(element)) {
    if (closes !== '') {
      groups.pop()
      continue
    }
    const { id, href, ...own } = attributesIn(text)
    const attributes = { ...groups.at(-1), ...own }
    if (tag === 'defs' || tag === 'g') {
      // The opacity of a group is not that of each of its shapes.
      if ('opacity' in own) throw new Error(`An icon has a group that shines through: ${body}`)
      groups.push(attributes)
    } else if (tag === 'use') {
      const used = named.get(href?.slice(1) ?? '')
      if (!used) throw new Error(`An icon uses what it does not have: ${body}`)
      shapes.push([used[0], { ...used[1], ...own }])
    } else {
      const drawn = shape.parse([tag, attributes])
      if (id === undefined) shapes.push(drawn)
      else named.set(id, drawn)
    }
  }
  return shapes
}
