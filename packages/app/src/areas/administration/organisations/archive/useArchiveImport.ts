import { isApiError } from '@embpm/contract'
import { type ArchiveOutcome, archiveRefusals, maxArchiveBytes } from '@embpm/contract/organisation-archive'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useServices } from '../../../../shell/ServicesProvider.js'

/** Why a file cannot be imported: it cannot be read, is too large, or the organisation is there no longer. */
export type ArchiveProblem = 'damaged' | 'format' | 'version' | 'large' | 'gone'

/** Where an import is. What was read is kept, so that a request that failed can be sent again. */
export type ArchiveStep =
  | { name: 'file'; file: File | null; problem: ArchiveProblem | null }
  | { name: 'check' | 'write'; file: File; archive: AnyObject; failed: boolean; outcome?: ArchiveOutcome }
  | { name: 'checked' | 'done'; file: File; archive: AnyObject; outcome: ArchiveOutcome }

const anyObject = z.record(z.string(), z.unknown())
type AnyObject = z.infer<typeof anyObject>

const unreadable = z.object({ reason: z.enum(archiveRefusals) })

/** Why the server takes no archive such as this; `null` for any other failure, which is worth another try. */
function problemOf(error: unknown): ArchiveProblem | null {
  if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'FORBIDDEN')) return 'gone'
  if (isApiError(error, 'TOO_LARGE')) return 'large'
  if (!isApiError(error, 'UNREADABLE')) return null
  const reason = unreadable.safeParse(error.data).data?.reason ?? 'damaged'
  return reason === 'deep' ? 'damaged' : reason
}

/** Reads a file as an object of JSON; `undefined` for what is none, as when it was cut off. */
async function jsonIn(file: File): Promise<AnyObject | undefined> {
  try {
    return anyObject.safeParse(JSON.parse(await file.text())).data
  } catch {
    return undefined
  }
}

/** The import of an archive into the organisation with a record: a file, what would become of it, and what did. */
export function useArchiveImport(id: string) {
  const { client, queryClient } = useServices()
  const [step, setStep] = useState<ArchiveStep>({ name: 'file', file: null, problem: null })

  const ask = async (mode: 'check' | 'write', file: File, archive: AnyObject) => {
    setStep({ name: mode, file, archive, failed: false })
    try {
      const outcome = await client.archive.import({ id, mode, archive })
      if (mode === 'write') void queryClient.invalidateQueries()
      setStep({ name: mode === 'check' ? 'checked' : 'done', file, archive, outcome })
    } catch (error) {
      const problem = problemOf(error)
      if (problem) setStep({ name: 'file', file, problem })
      else setStep({ name: mode, file, archive, failed: true })
    }
  }

  return {
    step,
    async choose(file: File | null) {
      if (!file) return setStep({ name: 'file', file, problem: null })
      if (file.size > maxArchiveBytes) return setStep({ name: 'file', file, problem: 'large' })
      const archive = await jsonIn(file)
      if (archive === undefined) return setStep({ name: 'file', file, problem: 'damaged' })
      return ask('check', file, archive)
    },
    ask,
    back: () => setStep({ name: 'file', file: null, problem: null }),
  }
}
