import { parseArgs } from 'node:util'
import { namesOf } from './new/names.ts'
import { planArea, writePlan } from './new/planArea.ts'
import { root } from './run.ts'

const usage = 'pnpm new area <area> <entity> [--plural <entities>]     for example: pnpm new area sales trade-partner'

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { plural: { type: 'string' } } })
  const [what, area, entity, ...more] = positionals
  if (what !== 'area' || area === undefined || entity === undefined || more.length > 0) throw new Error(usage)
  const names = namesOf(area, entity, values.plural)
  const plan = planArea(root, names)
  await writePlan(root, plan)
  for (const path of plan.created.keys()) console.log(`created  ${path}`)
  for (const path of plan.changed.keys()) console.log(`changed  ${path}`)
  console.log(`
The list stands at /{lang}/{orgId}/${names.area}/${names.plural}.
Next: give the entity its own fields (contract, back end, kind, columns, form, cards), translate its name where
"pnpm i18n:check" finds it, choose its glyph in the area's pages.ts, and take its pictures with "pnpm visual:update".`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
