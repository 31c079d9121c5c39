import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from './names.ts'
import { planChanges } from './planChanges.ts'
import { contractFile, familyFile } from './templates/contractFile.ts'
import { handlerFile } from './templates/handlerFile.ts'
import { columnsFile, kindFile } from './templates/kindFiles.ts'
import { pagesFile } from './templates/pageFiles.ts'
import { fieldsFile, listScreenFile, pageScreenFile } from './templates/screenFiles.ts'
import { listStoryFile, pageStoryFile } from './templates/storyFiles.ts'
import { areaTexts, kindTexts } from './templates/words.ts'

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
  const { area, family, entity, one, One, Many, plural } = names
  const areaFolder = `packages/app/src/areas/${area}`
  const folder = `${areaFolder}/${plural}`
  const familyPath = `packages/contract/src/${family}/${family}.ts`
  const isNew = {
    area: !existsSync(join(root, areaFolder)),
    family: !existsSync(join(root, familyPath)),
  }
  const files: [path: string, text: string][] = [
    [`packages/contract/src/${family}/${entity}.ts`, contractFile(names)],
    [`packages/backend/src/product/${family}/${entity}.ts`, handlerFile(names)],
    [`${folder}/${one}Kind.ts`, kindFile(names)],
    [`${folder}/${one}Columns.tsx`, columnsFile(names)],
    [`${folder}/${One}Fields.tsx`, fieldsFile(names)],
    [`${folder}/${Many}Screen.tsx`, listScreenFile(names)],
    [`${folder}/${One}Screen.tsx`, pageScreenFile(names)],
    [`${folder}/${Many}Screen.stories.tsx`, listStoryFile(names)],
    [`${folder}/${One}Screen.stories.tsx`, pageStoryFile(names)],
    ...kindTexts(folder, names),
  ]
  if (isNew.family) files.push([familyPath, familyFile(names)])
  if (isNew.area) files.push([`${areaFolder}/pages.ts`, pagesFile(names)], ...areaTexts(areaFolder, names))
  const created = new Map(files)
  for (const path of created.keys())
    if (existsSync(join(root, path))) throw new Error(`${path} exists already; nothing was written.`)
  refuseTakenNames(root, [one, One, ...(isNew.family ? [names.familyName] : [])])
  return { created, changed: planChanges((path) => readFileSync(join(root, path), 'utf8'), names, isNew) }
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
