import { type ElementLink, type ModelProblem, ruleIds } from '@embpm/bpmn'
import { entityNames } from '@embpm/contract'
import * as z from 'zod/mini'
import { keepWorker } from '../../keepWorker.js'

/** What is found out about a model without asking a server. */
export interface CheckedModel {
  problems: readonly ModelProblem[]
  links: readonly ElementLink[]
}

const answer = z.object({
  problems: z.array(z.object({ rule: z.enum(ruleIds), severity: z.enum(['error', 'warning']), id: z.string() })),
  links: z.array(z.object({ id: z.string(), kind: z.enum(entityNames), ref: z.string() })),
})

const lend = keepWorker(() => ({
  worker: new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' }),
}))

/**
 * Checks a model in a worker: one of 500 steps takes half a second.
 * @throws when the model cannot be read, or no worker can be had
 */
export const checkModel = (xml: string, signal: AbortSignal): Promise<CheckedModel> =>
  lend(({ worker }) => {
    const ended = new AbortController()
    return new Promise<CheckedModel>((resolve, reject) => {
      const options = { signal: ended.signal }
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), options)
      worker.addEventListener('error', () => reject(new Error('The model could not be checked')), options)
      const hear = ({ data }: MessageEvent<unknown>) => {
        const parsed = answer.safeParse(data)
        if (parsed.success) resolve(parsed.data)
        else reject(new Error('The model could not be checked', { cause: parsed.error }))
      }
      worker.addEventListener('message', hear, options)
      worker.postMessage(xml, { transfer: [] })
    }).finally(() => ended.abort())
  })
