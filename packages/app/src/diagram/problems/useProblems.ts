import { deletedLinks, type ModelProblem } from '@embpm/bpmn'
import { useEffect, useMemo, useState } from 'react'
import { referenceNames } from '../../entity/referenceNames.js'
import { useServices } from '../../shell/ServicesProvider.js'
import type { Modeler } from '../modeler/Modeler.js'
import { checkModel } from './checkModel.js'
import { useProblemWords } from './useProblemWords.js'

/** ms of quiet after a change before a model is checked again. */
const pause = 600

/** What is wrong with the model that is drawn. */
export interface Problems {
  /** Errors first, each group in the order of the drawing; `null` until they are known. */
  list: readonly ModelProblem[] | null
  /** Whether the model could not be checked. */
  failed: boolean
  /** Id → marker of the canvas. */
  markers: ReadonlyMap<string, string>
  /** Id → what is said of the element. */
  notes: ReadonlyMap<string, string>
  /** Id → how bad it is, and what is said of it. */
  marks: ReadonlyMap<string, { severity: ModelProblem['severity']; text: string }>
}

/** Checks what is drawn, anew after each change, beside the page. What was found stays until more is known. */
export function useProblems(modeler: Modeler | null): Problems {
  const { client } = useServices()
  const words = useProblemWords()
  const [found, setFound] = useState<{ list: readonly ModelProblem[] | null; failed: boolean }>({
    list: null,
    failed: false,
  })

  useEffect(() => {
    if (!modeler) return
    let running: AbortController | null = null
    const check = async () => {
      running?.abort()
      const mine = new AbortController()
      running = mine
      try {
        const { problems, links } = await checkModel(await modeler.save(), mine.signal)
        const deleted = await deletedLinks(links, async (kind, ref) => {
          const name = await referenceNames(client, kind)(ref)
          return name !== undefined && name.deleted !== true
        })
        if (!mine.signal.aborted) setFound({ list: ordered([...problems, ...deleted], modeler), failed: false })
      } catch {
        if (!mine.signal.aborted) setFound(({ list }) => ({ list, failed: true }))
      }
    }
    let timer = setTimeout(() => void check(), 0)
    const unwatch = modeler.watchChanges(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), pause)
    })
    return () => {
      clearTimeout(timer)
      unwatch()
      running?.abort()
    }
  }, [modeler, client])

  const { list } = found
  const shown = useMemo(() => {
    // Errors come first.
    const marks = new Map<string, { severity: ModelProblem['severity']; text: string }>()
    for (const problem of list ?? []) {
      const { severity = problem.severity, text = '' } = marks.get(problem.id) ?? {}
      marks.set(problem.id, { severity, text: [text, words.of(problem)].filter(Boolean).join(', ') })
    }
    const all = [...marks]
    return {
      marks,
      markers: new Map(all.map(([id, { severity }]) => [id, `problem-${severity}`])),
      notes: new Map(all.map(([id, { text }]) => [id, text])),
    }
  }, [list, words])
  return { ...found, ...shown }
}

function ordered(problems: readonly ModelProblem[], modeler: Modeler): readonly ModelProblem[] {
  const places = new Map(modeler.elements().map(({ id }, index) => [id, index]))
  const placeOf = ({ severity, id }: ModelProblem) => (severity === 'error' ? 0 : 1e9) + (places.get(id) ?? -1)
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other))
}
