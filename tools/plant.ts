import { parseArgs } from 'node:util'
import { defects } from './plant/defects.ts'
import { newArea, newAreaCheck, newAreaName } from './plant/newArea.ts'
import { chosen, obstacle, plant, type Planted } from './plant/plant.ts'

// `pnpm plant [name …]` proves that the checks find defects: it plants one after the other into the code, runs the smallest
// part of the run that must catch it, `pnpm test` or `pnpm looks`, and puts the code back. `new-area` proves that what `pnpm new area` writes passes its own stories.
const { positionals } = parseArgs({ allowPositionals: true })
const names = positionals.filter((name) => name !== newAreaName)
const wanted = names.length === 0 && positionals.length > 0 ? [] : chosen(defects, names)
const generates = positionals.length === 0 || positionals.includes(newAreaName)

const obstacles = wanted.map(obstacle).filter((sentence) => sentence !== '')
if (obstacles.length > 0) {
  console.error(`Nothing was planted.\n${obstacles.join('\n')}`)
  process.exit(1)
}

/** How much of a check's output explains why it missed a defect, in characters. */
const KEPT = 4_000
let failed = 0
const report = (name: string, says: string, check: string, { missed, printed, seconds }: Planted) => {
  const by = `${check} (${seconds.toFixed(1)} s)`
  if (missed === '') return console.log(`✓ ${name}: ${by}`)
  failed++
  console.log(`${printed.slice(-KEPT)}\n✗ ${name}: ${missed}: ${by}\n  ${says}`)
}
for (const defect of wanted) report(defect.name, defect.says, `${defect.run}: ${defect.check}`, await plant(defect))
if (generates) report(newAreaName, 'What `pnpm new area` writes does not work.', newAreaCheck, await newArea())
console.log(`\n${wanted.length + Number(generates) - failed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
