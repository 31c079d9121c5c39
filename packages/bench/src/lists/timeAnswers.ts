import * as z from 'zod/mini'
import type { World } from '../load/createWorld.ts'
import { median } from '../median.ts'
import type { MeasuredList } from './fillList.ts'
import { type AnswersSample, answerSteps, type AnswerTimes } from './ListsSample.ts'

const repetitions = 7

const page = z.object({ unfilteredTotal: z.int() })
const entity = z.object({ id: z.string(), lockVersion: z.int() })

/**
 * What the back end takes for pages of a list of 50 rows, in ms: when the same was asked before, and after something was written that
 * the list shows.
 */
export async function timeAnswers({ call }: World, list: MeasuredList, round: number): Promise<AnswersSample> {
  const { api, name, filter, search, written } = list
  const queries = {
    page: '',
    sort: `&sort=-${name}`,
    filter: `&${filter}`,
    search: `&search=${search}`,
  }
  const timed = async (step: (typeof answerSteps)[number]) => {
    const start = performance.now()
    await call('GET', `${api}?size=50${queries[step]}`)
    return performance.now() - start
  }
  const { unfilteredTotal } = page.parse(await call('GET', `${api}?size=1`))
  const { rows } = z.object({ rows: z.array(entity) }).parse(await call('GET', `${written.api}?size=100`))
  /** Writes the entity with the next version, or another one where a rule refuses it, such as a requirement that is decided on. */
  const write = async () => {
    for (const [place, one] of rows.entries()) {
      const fields = { [written.field]: `Changed ${one.lockVersion}` }
      const sent = { lockVersion: one.lockVersion, fields }
      const changed = await call('PATCH', `${written.api}/${one.id}`, sent).catch(() => undefined)
      if (changed === undefined) continue
      rows.splice(0, place + 1, entity.parse(changed))
      return
    }
    throw new Error(`${written.api}: nothing can be written`)
  }
  const none = Number.NaN
  const known: AnswerTimes = { page: none, sort: none, filter: none, search: none }
  const changed = { ...known }
  for (const step of answerSteps) {
    await timed(step)
    const [again, after]: [number[], number[]] = [[], []]
    for (let run = 0; run < repetitions; run += 1) {
      again.push(await timed(step))
      await write()
      after.push(await timed(step))
    }
    known[step] = median(again)
    changed[step] = median(after)
  }
  return { list: list.page, round, rows: unfilteredTotal, known, changed }
}
