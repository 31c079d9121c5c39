import { parseArgs } from 'node:util'
import { defects } from './plant/defects.ts'
import { chosen, obstacle, plant } from './plant/plant.ts'

// `pnpm plant [name …]` proves that the checks find defects: it plants one after the other into the code, runs the smallest
// check that must catch it, and puts the code back.
const { positionals } = parseArgs({ allowPositionals: true })
const wanted = chosen(defects, positionals)

const obstacles = wanted.map(obstacle).filter((sentence) => sentence !== '')
if (obstacles.length > 0) {
  console.error(`Nothing was planted.\n${obstacles.join('\n')}`)
  process.exit(1)
}

/** How much of a check's output explains why it missed a defect, in characters. */
const KEPT = 4_000
let failed = 0
for (const defect of wanted) {
  const { name, says, check } = defect
  const { missed, printed, seconds } = await plant(defect)
  const time = `${seconds.toFixed(1)} s`
  if (missed === '') console.log(`✓ ${name}: caught by ${check} (${time})`)
  else {
    failed++
    console.log(`${printed.slice(-KEPT)}\n✗ ${name}: not caught, ${missed}: ${check} (${time})\n  ${says}`)
  }
}
console.log(`\n${wanted.length - failed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
