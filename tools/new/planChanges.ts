import { insertItem } from './insert.ts'
import type { Names } from './names.ts'
import { pageLine } from './templates/pageFiles.ts'

/**
 * The existing files that a new screen is made known in, each with one line: where the kinds of the contract and of the back end
 * are, and where the areas are or, in an area that is there, its pages.
 * @param read text of a file by its path from the root
 * @throws with a sentence for the caller when a file has no place for its line
 */
export function planChanges(
  read: (path: string) => string,
  names: Names,
  isNew: { area: boolean },
): Map<string, string> {
  const { area, areaName, family, entity, one, many } = names
  const item = (path: string, opening: RegExp, line: string): [string, string] => {
    const text = read(path)
    const place = opening.exec(text)?.[0]
    if (place === undefined) throw new Error(`No list in ${path} after: ${String(opening)}`)
    return [path, insertItem(text, place, line)]
  }
  const last = (path: string, line: string): [string, string] => [path, `${read(path)}${line}\n`]

  const kind = `${many}: async () => (await import('./kinds/${entity}.js')).${one}`
  return new Map([
    item('packages/contract/src/kinds.ts', /kinds = \{/, kind),
    last('packages/backend/src/product/index.ts', `export { ${many} } from './${family}/${entity}.js'`),
    isNew.area
      ? last('packages/app/src/areas/index.ts', `export { ${areaName} } from './${area}/pages.js'`)
      : item(`packages/app/src/areas/${area}/pages.ts`, /group\(\s*'[\w.-]+',\s*\[/, pageLine(names)),
  ])
}
