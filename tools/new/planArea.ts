import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertFrom, insertItem } from './insert.ts'
import type { Names } from './names.ts'
import { fixturesFile, handlerFile } from './templates/backendFiles.ts'
import { contractFile } from './templates/contractFile.ts'
import { areaRouteFile, areaRoutesFile, routesFile } from './templates/routeFiles.ts'
import { screenFile, searchFile, sourceFile, storyFile } from './templates/screenFiles.ts'
import { words } from './templates/words.ts'

/** Files to write, by path from the root: new ones, and existing ones with the lines that make the new ones known. */
export interface Plan {
  created: ReadonlyMap<string, string>
  changed: ReadonlyMap<string, string>
}

/**
 * Works out everything a new screen needs without writing anything.
 * @throws with a sentence for the caller when a file exists already or a name is taken
 */
export function planArea(root: string, names: Names): Plan {
  const { area, areaName, family, entity, one, One, many, Many, plural } = names
  const app = 'packages/app/src'
  const areaFolder = `${app}/areas/${area}`
  const screenFolder = `${areaFolder}/${plural}`
  const isNewArea = !existsSync(join(root, areaFolder))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')

  const created = new Map([
    [`packages/contract/src/${family}/${entity}.ts`, contractFile(names)],
    [`packages/backend/src/product/${family}/${entity}.ts`, handlerFile(names)],
    [`packages/backend/src/product/${family}/${entity}.fixtures.ts`, fixturesFile(names)],
    [`${screenFolder}/routes.tsx`, routesFile(names)],
    [`${screenFolder}/${Many}Screen.tsx`, screenFile(names)],
    [`${screenFolder}/${Many}Screen.stories.tsx`, storyFile(names)],
    [`${screenFolder}/${many}Search.ts`, searchFile(names)],
    [`${screenFolder}/${one}Source.ts`, sourceFile(names)],
    ...(isNewArea
      ? [
          [`${areaFolder}/${areaName}Route.tsx`, areaRouteFile(names)] as const,
          [`${areaFolder}/routes.tsx`, areaRoutesFile(names)] as const,
        ]
      : []),
  ])
  for (const path of created.keys())
    if (existsSync(join(root, path))) throw new Error(`${path} exists already; nothing was written.`)
  refuseTakenNames(root, [one, One, many])

  const contract = insertItem(read('packages/contract/src/contract.ts'), 'contract = {', many)
  const router = insertItem(read('packages/backend/src/router.ts'), 'api.router({', many)
  const changed = new Map([
    ['packages/contract/src/contract.ts', insertFrom(contract, `import { ${many} } from './${family}/${entity}.js'`)],
    [
      'packages/contract/src/index.ts',
      insertFrom(read('packages/contract/src/index.ts'), `export * from './${family}/${entity}.js'`),
    ],
    [
      'packages/backend/src/router.ts',
      insertFrom(router, `import { ${many} } from './product/${family}/${entity}.js'`),
    ],
    isNewArea
      ? [
          `${app}/router.tsx`,
          insertFrom(
            insertItem(read(`${app}/router.tsx`), 'organisationRoute.addChildren([', `${areaName}Routes`),
            `import { ${areaName}Routes } from './areas/${area}/routes.js'`,
          ),
        ]
      : [
          `${areaFolder}/routes.tsx`,
          insertFrom(
            insertItem(read(`${areaFolder}/routes.tsx`), `${areaName}Route.addChildren([`, `...${many}Routes`),
            `import { ${many}Routes } from './${plural}/routes.js'`,
          ),
        ],
  ])
  for (const [language, wordsIn] of Object.entries(words)) {
    const path = `${app}/text/${language}.json`
    changed.set(path, withWords(path, read(path), many, wordsIn(names)))
  }
  return { created, changed }
}

function withWords(path: string, text: string, key: string, value: unknown): string {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${path} is no object`)
  if (key in parsed) throw new Error(`${path} has words for "${key}" already; nothing was written.`)
  return `${JSON.stringify({ ...parsed, [key]: value }, null, 2)}\n`
}

/** The contract is one namespace: two exports of one name would hide each other. */
function refuseTakenNames(root: string, taken: readonly string[]) {
  const folder = join(root, 'packages/contract/src')
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const text = readFileSync(join(folder, path), 'utf8')
    const name = taken.find((one) => new RegExp(`export (?:const|type|interface|function|class) ${one}\\b`).test(text))
    if (name !== undefined) throw new Error(`The contract exports "${name}" already (${path}); nothing was written.`)
  }
}
