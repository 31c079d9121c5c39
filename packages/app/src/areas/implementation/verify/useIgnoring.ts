import { isApiError } from '@embpm/contract'
import { type CheckedModel, type IgnoredFinding, ignoredFinding } from '@embpm/contract/model-check'
import * as z from 'zod/mini'
import { useServices } from '../../../shell/ServicesProvider.js'
import type { ModelCheck } from './useModelCheck.js'

/** What came of a decision: it is stored, another one was faster, or it could not be stored. */
export type Decided = { kind: 'done' } | { kind: 'conflict'; current: IgnoredFinding | null } | { kind: 'failed' }

const conflict = z.object({ current: z.nullable(ignoredFinding) })

/** Ignores findings for a reason, and takes that back. */
export function useIgnoring({ queryKey }: Pick<ModelCheck, 'queryKey'>) {
  const { client, queryClient } = useServices()
  const change = (next: (ignored: readonly IgnoredFinding[]) => IgnoredFinding[]) =>
    queryClient.setQueryData<CheckedModel>(queryKey, (model) => model && { ...model, ignored: next(model.ignored) })
  const put = (key: string, decision: IgnoredFinding | null) =>
    change((all) => [...all.filter((one) => one.key !== key), ...(decision ? [decision] : [])])

  const decide = async (key: string, write: () => Promise<IgnoredFinding | null>): Promise<Decided> => {
    try {
      put(key, await write())
      return { kind: 'done' }
    } catch (error) {
      const parsed = isApiError(error, 'CONFLICT') ? conflict.safeParse(error.data) : undefined
      if (!parsed?.success) return { kind: 'failed' }
      put(key, parsed.data.current)
      return { kind: 'conflict', current: parsed.data.current }
    }
  }
  return {
    /** @param over the decision that was looked at; `null` where there was none */
    ignore: (key: string, reason: string, over: IgnoredFinding | null) =>
      decide(key, () => client.modelCheck.ignore({ key, reason, lockVersion: over?.lockVersion ?? null })),
    heed: (key: string, over: IgnoredFinding) =>
      decide(key, async () => {
        await client.modelCheck.heed({ key, lockVersion: over.lockVersion })
        return null
      }),
  }
}

/** Ignores findings, and takes that back. */
export type Ignoring = ReturnType<typeof useIgnoring>
