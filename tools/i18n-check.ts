import { readProject } from './house/readProject.ts'
import { wordRules } from './house/rules.ts'
import { root } from './run.ts'

const files = readProject(root)
let found = 0
for (const { says, check } of wordRules) {
  const breaches = check(files)
  found += breaches.length
  console.log(`${breaches.length === 0 ? '✓' : '✗'} ${says}`)
  for (const { file, sentence } of breaches) console.log(`  ${file}: ${sentence}`)
}
if (found > 0) process.exitCode = 1
