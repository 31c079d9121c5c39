import { isApiError } from '@embpm/contract'
import { testTask, type TestTask } from '@embpm/contract/test-task'
import { currentOf } from '@embpm/contract'
import { useAction } from '@embpm/ui/action'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { isSameRows, rowsOf, testRow, type TestRows, toSaved, untitled } from './testRows.js'

const kept = z.object({ base: z.array(testRow), rows: z.array(testRow) })

/** Why they were not saved. */
export type RowsProblem = { kind: 'conflict'; by: string } | { kind: 'failed' } | { kind: 'untitled'; count: number }

/** The test tasks of a process as they are stored. */
export function useStoredTests(process: string) {
  const { client } = useServices()
  const { organisation } = usePlace()
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, 'testTasks'), 'of', process],
    queryFn: async ({ signal }) =>
      (
        await client.testTasks.list(
          { filter: { scenarioProcessId: [process] }, sort: 'stepNo', size: 1000 },
          { signal },
        )
      ).rows,
  })
}

/** The test tasks of a process while they are written: saving them, and what happens when somebody else saved first. */
export function useTestRows(process: string, tasks: readonly TestTask[]) {
  const { t } = useTranslation()
  const { client, drafts, queryClient } = useServices()
  const { organisation } = usePlace()
  const name = `${organisation}/testTaskPlan/${process}`
  const [own, setOwn] = useState<{ base: TestRows; rows: TestRows } | null>(() => drafts.get(name, kept))
  const [problem, setProblem] = useState<RowsProblem | null>(null)
  const stored = useMemo(() => rowsOf(tasks), [tasks])
  const rows = own?.rows ?? stored
  const unsaved = own !== null && !isSameRows(own.rows, own.base)
  const key = [...queryKeys.kind(organisation, 'testTasks'), 'of', process]

  const forget = () => {
    setOwn(null)
    setProblem(null)
    drafts.delete(name)
  }
  const refresh = () =>
    Promise.all(
      ['testTasks', 'scenarioBuild'].map((kind) =>
        queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind) }),
      ),
    )
  const send = async (over: TestRows) => {
    const nameless = untitled(rows).length
    if (nameless > 0) return setProblem({ kind: 'untitled', count: nameless })
    try {
      const saved = await client.testTaskPlan.save({ id: process, ...toSaved(own?.base ?? stored, rows, over) })
      queryClient.setQueryData(key, saved)
      forget()
      toasts.add({ text: t('object.saved'), icon: 'success' })
      void refresh()
    } catch (error) {
      const theirs = currentOf(error, testTask.schema)
      if (theirs || isApiError(error, 'NOT_FOUND')) setProblem({ kind: 'conflict', by: theirs?.changedBy ?? '' })
      else setProblem({ kind: 'failed' })
    }
  }
  const saving = useAction(() => send(own?.base ?? stored))
  const overwriting = useAction(async () => {
    const query = { filter: { scenarioProcessId: [process] }, sort: 'stepNo', size: 1000 }
    const now = await client.testTasks.list(query).catch(() => null)
    if (now) await send(rowsOf(now.rows))
    else setProblem({ kind: 'failed' })
  })
  return {
    rows,
    unsaved,
    problem,
    saving: saving.pending || overwriting.pending,
    change: (next: TestRows) => {
      setOwn({ base: own?.base ?? stored, rows: next })
      if (problem?.kind === 'untitled') setProblem(null)
    },
    discard: forget,
    save: saving.run,
    overwrite: overwriting.run,
    reload: () => {
      forget()
      return refresh()
    },
    putAside: () => {
      if (own) drafts.set(name, own)
    },
  }
}

/** The test tasks of a process while they are written. */
export type RowsEditing = ReturnType<typeof useTestRows>
