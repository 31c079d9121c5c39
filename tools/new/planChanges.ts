import { insertFrom, insertItem } from './insert.ts'
import type { Names } from './names.ts'
import { pageLine } from './templates/pageFiles.ts'

const app = 'packages/app/src'
const contract = 'packages/contract/src'

/** What a new screen brings besides itself. */
interface IsNew {
  /** The area has no screen yet. */
  area: boolean
  /** The family has no entity yet. */
  family: boolean
}

/**
 * The existing files that a new screen is made known in, with its lines.
 * @param read text of a file by its path from the root
 * @throws with a sentence for the caller when a file has no place for its line
 */
export function planChanges(read: (path: string) => string, names: Names, isNew: IsNew): Map<string, string> {
  const { area, areaName, family, familyName, entity, one, many } = names
  const changes = new Map<string, string>()
  const change = (path: string, edit: (text: string) => string) =>
    changes.set(path, edit(changes.get(path) ?? read(path)))
  const item = (path: string, opening: string | RegExp, line: string) =>
    change(path, (text) => insertItem(text, found(text, opening, path), line))
  const line = (path: string, text: string) => change(path, (before) => insertFrom(before, text))

  // The contract.
  line(`${contract}/index.ts`, `export * from './${family}/${entity}.js'`)
  item(`${contract}/common/entityName.ts`, 'entityNames = [', `'${many}'`)
  item(
    `${contract}/endpointGroups.ts`,
    'Promise<AnyContractRouter>>> = {',
    `'${familyName}.${many}': async () => (await import('./${family}/${entity}.js')).${one}Endpoints`,
  )
  if (isNew.family) {
    line(`${contract}/index.ts`, `export * from './${family}/${family}.js'`)
    item(`${contract}/contract.ts`, 'contract = {', familyName)
    line(`${contract}/contract.ts`, `import { ${familyName} } from './${family}/${family}.js'`)
  } else {
    item(`${contract}/${family}/${family}.ts`, `${familyName} = {`, `${many}: ${one}Endpoints`)
    line(`${contract}/${family}/${family}.ts`, `import { ${one}Endpoints } from './${entity}.js'`)
  }

  // The back end.
  const router = 'packages/backend/src/router.ts'
  if (isNew.family) item(router, 'api.router({', `${familyName}: { ${many} }`)
  else item(router, new RegExp(`\\n  ${familyName}: \\{`), many)
  line(router, `import { ${many} } from './product/${family}/${entity}.js'`)

  // Who may read and write it.
  if (isNew.family) item(`${contract}/common/access.ts`, 'export const access = {', `${familyName}: consulting`)

  // The registry of pages.
  if (isNew.area) {
    item(`${app}/routes/registry.ts`, 'areas: readonly Area[] = [', areaName)
    line(`${app}/routes/registry.ts`, `import { ${areaName} } from '../areas/${area}/pages.js'`)
    change(`${app}/routes/page.ts`, (text) => text.replace('export type AreaId = ', `$&'${area}' | `))
  } else {
    const pages = `${app}/areas/${area}/pages.ts`
    item(pages, /group\(\s*'[\w.-]+',\s*\[/, pageLine(names))
    change(pages, (text) =>
      /\bFileText\b[^;]*from 'lucide-react'/.test(text)
        ? text
        : text.replace(/ \} from 'lucide-react'/, ', FileText$&'),
    )
  }
  return changes
}

/** The code that an item is inserted behind, as it stands in the text. */
function found(text: string, opening: string | RegExp, path: string): string {
  const place = typeof opening === 'string' ? opening : opening.exec(text)?.[0]
  if (place === undefined || !text.includes(place)) throw new Error(`No list in ${path} after: ${String(opening)}`)
  return place
}
