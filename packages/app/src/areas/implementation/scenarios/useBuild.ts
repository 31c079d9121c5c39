import { currentOf, isApiError } from '@embpm/contract'
import { scenario } from '@embpm/contract/scenario'
import type { BuiltScenario } from '@embpm/contract/scenario-build'
import { useAction } from '@embpm/ui/action'
import { toasts } from '@embpm/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { clashOf } from '../../../entity/clashOf.js'
import { useClashText } from '../../../entity/useClashText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { type BuildDraft, buildStep, draftOf, isSameDraft, lostTasks, toSavedSteps } from './buildDraft.js'

/** What a scenario's sequence is asked by. */
export const builtQuery = (organisation: string, id: string) => [...queryKeys.kind(organisation, 'scenarioBuild'), id]

const kept = z.object({ lockVersion: z.number(), steps: z.array(buildStep) })

/** Why it was not saved. */
export type SaveProblem = { kind: 'conflict'; by: string } | { kind: 'other'; text: string }

/** The sequence of a scenario while it is built: what was changed, saving it, and what happens when somebody else saved first. */
export function useBuild(built: BuiltScenario) {
  const { t } = useTranslation()
  const { client, drafts } = useServices()
  const queryClient = useQueryClient()
  const { organisation } = usePlace()
  const clashText = useClashText()
  const { id } = built.scenario
  const name = `${organisation}/scenarioBuild/${id}`
  const [aside] = useState(() => drafts.get(name, kept))
  const [own, setOwn] = useState<{ lockVersion: number; steps: BuildDraft } | null>(aside)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const stored = useMemo(() => draftOf(built.steps), [built.steps])
  const steps = own?.steps ?? stored
  const unsaved = own !== null && !isSameDraft(own.steps, stored)

  const forget = () => {
    setOwn(null)
    setProblem(null)
    drafts.delete(name)
  }
  const refresh = () => {
    for (const kind of ['scenarios', 'scenarioProcesses', 'testTasks'])
      void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind) })
  }
  const explain = (error: unknown) => {
    const theirs = currentOf(error, scenario.schema)
    const met = clashOf(error)
    if (theirs) return setProblem({ kind: 'conflict', by: theirs.changedBy })
    if (isApiError(error, 'NOT_FOUND')) return setProblem({ kind: 'conflict', by: '' })
    setProblem({ kind: 'other', text: met ? clashText(met) : t('object.saveFailed') })
  }
  const send = async (base: BuiltScenario, lockVersion: number) => {
    try {
      const known = new Set(base.steps.map((one) => one.id))
      const saved = await client.scenarioBuild.save({ id, lockVersion, steps: toSavedSteps(steps, known) })
      queryClient.setQueryData(builtQuery(organisation, id), saved)
      forget()
      refresh()
      toasts.add({ text: t('object.saved'), icon: 'success' })
    } catch (error) {
      explain(error)
    }
  }
  const saving = useAction(() => send(built, own?.lockVersion ?? built.scenario.lockVersion))
  const overwriting = useAction(async () => {
    const theirs = await client.scenarioBuild.read({ id }).catch(() => null)
    if (theirs) await send(theirs, theirs.scenario.lockVersion)
    else setProblem({ kind: 'other', text: t('object.saveFailed') })
  })
  const reload = async () => {
    forget()
    await queryClient.invalidateQueries({ queryKey: builtQuery(organisation, id) })
  }

  return {
    steps,
    unsaved,
    problem,
    saving: saving.pending || overwriting.pending,
    /** How many test tasks are deleted with what was taken out. */
    lost: lostTasks(stored, steps),
    change: (next: BuildDraft) => setOwn({ lockVersion: own?.lockVersion ?? built.scenario.lockVersion, steps: next }),
    discard: forget,
    save: saving.run,
    /** Saves over what somebody else saved. */
    overwrite: overwriting.run,
    /** Shows what somebody else saved, without one's own. */
    reload,
    putAside: () => {
      if (own) drafts.set(name, own)
    },
  }
}

/** The sequence of a scenario while it is built. */
export type Build = ReturnType<typeof useBuild>
