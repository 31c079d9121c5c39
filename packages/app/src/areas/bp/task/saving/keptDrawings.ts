import * as z from 'zod/mini'
import { createDeviceStore } from '../../../../session/deviceStore.js'

/** Schema of a drawing that is kept on this device. */
const keptDrawing = z.object({
  /** Of the page that drew it: two tabs keep two drawings. */
  id: z.string().check(z.minLength(1)),
  /** Issuer and `sub` of whoever drew it: nobody else is shown it. */
  user: z.string(),
  organisation: z.string(),
  processId: z.string(),
  /** The revision that it was drawn over; `null` for the first drawing of a process. */
  basedOn: z.nullable(z.string()),
  bpmnXml: z.string().check(z.minLength(1)),
  /** Of the last stroke, ISO 8601. */
  at: z.iso.datetime(),
  /** Fingerprints of what was sent and never answered: the server may have it. */
  sent: z.array(z.string()),
})

/** A drawing that is kept on this device until the server has it. */
export type KeptDrawing = z.infer<typeof keptDrawing>

/** Whose drawings of which process. */
export type DrawingOwner = Pick<KeptDrawing, 'user' | 'organisation' | 'processId'>

/** Why nothing is kept: no room is left, or this browser keeps nothing. */
export type KeepProblem = 'full' | 'refused'

/** A drawing could not be kept on this device. */
export class KeepError extends Error {
  override readonly name = 'KeepError'
  readonly problem: KeepProblem
  constructor(problem: KeepProblem, options?: ErrorOptions) {
    super(`Not kept: ${problem}`, options)
    this.problem = problem
  }
}

/** Drawings that are kept on this device. Each is written whole or not at all. */
export interface KeptDrawings {
  /** @throws KeepError */
  keep: (drawing: KeptDrawing) => Promise<void>
  drop: (drawing: DrawingOwner & Pick<KeptDrawing, 'id'>) => Promise<void>
  /** The newest first. What is damaged is left out, and stays. */
  of: (owner: DrawingOwner) => Promise<readonly KeptDrawing[]>
}

const keyOf = ({ user, organisation, processId, id }: DrawingOwner & { id: string }) => [
  user,
  organisation,
  processId,
  id,
]

/**
 * Drawings in IndexedDB, which outlives tab, session and browser.
 * @param factory Default: that of the browser; `null` where there is none
 */
export function createKeptDrawings(factory: IDBFactory | null = globalThis.indexedDB ?? null): KeptDrawings {
  const drawings = createDeviceStore('drawings', factory)
  return {
    keep: async (drawing) => {
      try {
        await drawings.put(drawing, keyOf(drawing))
      } catch (error) {
        const isFull = error instanceof Error && error.name === 'QuotaExceededError'
        throw new KeepError(isFull ? 'full' : 'refused', { cause: error })
      }
    },
    drop: async (drawing) => {
      // Where nothing can be kept there is nothing to drop.
      await drawings.delete(keyOf(drawing)).catch(() => undefined)
    },
    of: async ({ user, organisation, processId }) => {
      const found = await drawings.below([user, organisation, processId]).catch(() => [])
      return found.flatMap((one) => keptDrawing.safeParse(one).data ?? []).toSorted((a, b) => b.at.localeCompare(a.at))
    },
  }
}
