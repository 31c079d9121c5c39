import { saysActual, type OpenedRun } from '@embpm/contract/test-runner'
import type { TestResult } from '@embpm/contract/test-task'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { firstOpen, nextPlace, type Said, shownSteps } from './runModel.js'
import type { RunResults } from './useRunResults.js'
import type { RunTimer } from './useRunTimer.js'

const typedSchema = z.record(z.string(), z.object({ actual: z.string(), defectRef: z.string() }))
type Typed = z.infer<typeof typedSchema>

/** What is done in a run: going from step to step, recording what came of each, and taking it back. */
export function useRunner(
  opened: OpenedRun,
  results: RunResults,
  timer: RunTimer,
  actualField: RefObject<HTMLElement | null>,
  /** The id of the result that one begins at. Default: the first step that is not run. */
  start?: string,
) {
  const { t } = useTranslation()
  const { drafts } = useServices()
  const { organisation } = usePlace()
  const steps = useMemo(() => shownSteps(opened.steps, results.entries), [opened.steps, results.entries])
  const [place, setPlace] = useState(() => {
    const named = steps.findIndex(({ result }) => result.id === start)
    return named >= 0 ? named : firstOpen(steps)
  })
  const name = `${organisation}/testRunner/${opened.run.id}`
  // What is typed outlives a lost session, too.
  const [typed, setTyped] = useState<Typed>(() => drafts.get(name, typedSchema) ?? {})
  const [wanted, setWanted] = useState<TestResult | null>(null)
  const [said, setSaid] = useState('')
  const undo = useRef<{ id: string; before: Said }[]>([])
  const at = Math.min(place, Math.max(0, steps.length - 1))
  const step = steps[at]
  const isOpen = opened.run.state === 'open'
  const id = step?.result.id ?? ''
  const shown = typed[id] ?? { actual: step?.result.actual ?? '', defectRef: step?.result.defectRef ?? '' }

  const keep = (next: Typed) => {
    setTyped(next)
    if (Object.keys(next).length > 0) drafts.set(name, next)
    else drafts.delete(name)
  }
  const forget = (resultId: string) => {
    const { [resultId]: _, ...others } = typed
    keep(others)
  }
  const go = (to: number) => {
    setPlace(Math.min(Math.max(0, to), steps.length - 1))
    setWanted(null)
    timer.restart()
  }
  const enter = (resultId: string, values: Said, seconds: number) => {
    const stored = opened.steps.find(({ result }) => result.id === resultId)?.result
    if (!stored) return
    const known = results.entries.get(resultId)?.fields
    void results.enter([
      {
        id: resultId,
        lockVersion: stored.lockVersion,
        fields: {
          ...values,
          key: crypto.randomUUID(),
          earlier: known ? [...known.earlier, known.key].slice(-100) : [],
          seconds: Math.min(1_000_000, Math.round(seconds)),
          executedAt: new Date().toISOString(),
        },
      },
    ])
  }
  const record = (result: TestResult) => {
    if (!step || !isOpen) return
    if (saysActual.includes(result) && shown.actual.trim() === '') {
      setWanted(result)
      actualField.current?.focus()
      return
    }
    const { actual, defectRef } = step.result
    undo.current.push({ id, before: { result: step.result.result, actual, defectRef } })
    enter(id, { result, ...shown }, timer.lap())
    forget(id)
    setSaid(t('testRuns.said.recorded', { number: at + 1, result: t(`choices.testResult.${result}`) }))
    go(nextPlace(steps, at))
  }
  return {
    steps,
    place: at,
    step,
    isOpen,
    shown,
    /** The result for which one has to say first what was seen. */
    wanted,
    said,
    go,
    record,
    type: (change: Partial<Typed[string]>) => keep({ ...typed, [id]: { ...shown, ...change } }),
    /** Keeps what is typed of a step that has a result already, without another result. */
    keepTyped: () => {
      if (!step || !isOpen || step.result.result === 'not run' || !(id in typed)) return
      if (saysActual.includes(step.result.result) && shown.actual.trim() === '') return
      enter(id, { result: step.result.result, ...shown }, step.result.seconds)
      forget(id)
    },
    undo: () => {
      const last = undo.current.pop()
      const back = steps.findIndex(({ result }) => result.id === last?.id)
      if (!last || back < 0) return setSaid(t('testRuns.said.nothing'))
      enter(last.id, last.before, 0)
      go(back)
      setSaid(t('testRuns.said.undone', { number: back + 1 }))
    },
  }
}

/** What is done in a run. */
export type Runner = ReturnType<typeof useRunner>
