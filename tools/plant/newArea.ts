import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namesOf } from '../new/names.ts'
import { planArea, writePlan } from '../new/planArea.ts'
import { root } from '../run.ts'
import { isChanged, perform, type Planted } from './plant.ts'

/** What it is called on the command line. */
export const newAreaName = 'new-area'

/** Who may open the page and call the endpoints, and the stories; their pictures are taken by whoever keeps them. */
export const newAreaCheck =
  'vitest run --project unit packages/app/src/routes packages/backend/src/product/access.test.ts && ' +
  'vitest run --project stories packages/app/src/areas/plants'

/**
 * Lets `pnpm new area` write an area into this copy of the project, runs its stories and the rules of all pages and kinds, and takes it away again, also when it is
 * interrupted.
 * @throws when a file that it edits has changes that are not committed
 */
export async function newArea(): Promise<Planted> {
  const start = performance.now()
  const { created, changed } = planArea(root, namesOf('plants', 'greenhouse'))
  const unsaved = [...changed.keys()].filter(isChanged)
  if (unsaved.length > 0) throw new Error(`${unsaved.join(', ')} has changes that are not committed.`)
  const sound = new Map([...changed.keys()].map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const newest = [...created.keys()].map((path) => outermostNew(path))
  const putBack = () => {
    for (const [path, text] of sound) writeFileSync(join(root, path), text)
    for (const path of newest) rmSync(join(root, path), { recursive: true, force: true })
  }
  process.once('exit', putBack)
  try {
    await writePlan(root, { created, changed })
    const { code, printed } = await perform(newAreaCheck, { VISUAL: 'skip' })
    const missed = code === 0 ? '' : 'it fails'
    return { missed, printed, seconds: (performance.now() - start) / 1000 }
  } finally {
    process.off('exit', putBack)
    putBack()
  }
}

/** The path of a new file, or of the outermost folder that is made for it. */
function outermostNew(path: string): string {
  const folder = dirname(path)
  return existsSync(join(root, folder)) ? path : outermostNew(folder)
}
