import { type ElementLink, type ModelProblem, ruleIds } from '@embpm/bpmn'
import { entityNames } from '@embpm/contract'
import * as z from 'zod/mini'

/** What is found out about a model without asking a server. */
export interface CheckedModel {
  problems: readonly ModelProblem[]
  links: readonly ElementLink[]
}

const answer = z.object({
  problems: z.array(z.object({ rule: z.enum(ruleIds), severity: z.enum(['error', 'warning']), id: z.string() })),
  links: z.array(z.object({ id: z.string(), kind: z.enum(entityNames), ref: z.string() })),
})

/**
 * Checks a model in a worker of its own: one of 500 steps takes half a second.
 * @throws when the model cannot be read, or no worker can be had
 */
export async function checkModel(xml: string, signal: AbortSignal): Promise<CheckedModel> {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<CheckedModel>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true })
      worker.addEventListener('error', () => reject(new Error('The model could not be checked')))
      worker.addEventListener('message', ({ data }) => {
        const parsed = answer.safeParse(data)
        if (parsed.success) resolve(parsed.data)
        else reject(new Error('The model could not be checked', { cause: parsed.error }))
      })
      worker.postMessage(xml, { transfer: [] })
    })
  } finally {
    worker.terminate()
  }
}
