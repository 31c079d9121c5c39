import { existsSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, dirname } from 'node:path'
import type { Names } from './names.ts'
import { planChanges } from './planChanges.ts'
import { contractFile } from './templates/contractFile.ts'
import { handlerFile } from './templates/handlerFile.ts'
import { kindFile } from './templates/kindFile.ts'
import { pagesFile } from './templates/pageFiles.ts'
import { listScreenFile, pageScreenFile } from './templates/screenFiles.ts'
import { listStoryFile, pageStoryFile } from './templates/storyFiles.ts'
import { areaTexts, kindTexts } from './templates/words.ts'
import { capture } from '../packages/capture.ts'

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
  const { area, family, entity, one, One, many, Many, plural } = names
  const areaFolder = `packages/app/src/areas/${area}`
  const folder = `${areaFolder}/${plural}`
  const isNew = { area: !existsSync(join(root, areaFolder)) }
  const files: [path: string, text: string][] = [
    [`packages/contract/src/kinds/${entity}.ts`, contractFile(names)],
    [`packages/backend/src/product/${family}/${entity}.ts`, handlerFile(names)],
    [`${folder}/${one}Kind.ts`, kindFile(names)],
    [`${folder}/${Many}Screen.tsx`, listScreenFile(names)],
    [`${folder}/${One}Screen.tsx`, pageScreenFile(names)],
    [`${folder}/${Many}Screen.stories.tsx`, listStoryFile(names)],
    [`${folder}/${One}Screen.stories.tsx`, pageStoryFile(names)],
    ...kindTexts(folder, names),
  ]
  if (isNew.area) files.push([`${areaFolder}/pages.ts`, pagesFile(names)], ...areaTexts(areaFolder, names))
  const created = new Map(files)
  for (const path of created.keys())
    if (existsSync(join(root, path))) throw new Error(`${path} exists already; nothing was written.`)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  for (const path of ['packages/contract/src/kinds.ts', 'packages/contract/src/contract.ts'])
    if (new RegExp(`^  ${many}: `, 'm').test(read(path)))
      throw new Error(`The contract has "${many}" already (${path}); nothing was written.`)
  return { created, changed: planChanges(read, names, isNew) }
}

/** Writes a plan below `root` and formats what it wrote. */
export async function writePlan(root: string, { created, changed }: Plan): Promise<void> {
  for (const [path, text] of [...changed, ...created]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { code, output } = await capture('oxfmt', [...changed.keys(), ...created.keys()], root)
  if (code !== 0) throw new Error(`The files were written but could not be formatted.\n${output}`)
}
