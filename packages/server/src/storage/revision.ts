import * as z from 'zod'
import type { Session } from '../database/Database.js'

const revision = z.object({ epoch: z.string(), seq: z.coerce.number() })

/** Where the changes stand: the number of the last write since `epoch` began. */
export type Revision = z.infer<typeof revision>

/** Where the changes stand. `for update` lets one writer after the other decide, so that nobody decides on what is old. */
export async function revisionOf({ query }: Session, lock: '' | 'for update' = ''): Promise<Revision> {
  const [row] = await query(`select epoch, seq from revision ${lock}`)
  return revision.parse(row)
}
