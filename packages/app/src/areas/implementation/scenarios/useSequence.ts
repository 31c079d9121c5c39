import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moved } from '../keyed.js'
import { type BuildDraft, type BuildStep, without, withProcess } from './buildDraft.js'
import type { Build } from './useBuild.js'

/** One that is picked up by a key: Escape puts it back. */
interface Lift {
  key: string
  before: BuildDraft
}

/** What is done with the processes of a sequence: chosen, picked up and moved by keys, added, taken out; each said in a sentence. */
export function useSequence(build: Build, list: RefObject<HTMLElement | null>) {
  const { t } = useTranslation()
  const { steps, change } = build
  const [chosen, setChosen] = useState<string | null>(null)
  const [lift, setLift] = useState<Lift | null>(null)
  const [said, setSaid] = useState('')
  const selected = steps.find(({ key }) => key === chosen) ?? null
  const placeOf = (key: string) => steps.findIndex((one) => one.key === key)

  const focus = (key: string | undefined) =>
    requestAnimationFrame(() => {
      if (key !== undefined) list.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(key)}"]`)?.focus()
    })
  const say = (
    key: 'pickedUp' | 'dropped' | 'putBack' | 'movedTo' | 'added',
    name: string,
    place: number,
    of: number,
  ) => setSaid(t(`scenarioBuild.said.${key}`, { name, number: place + 1, total: of }))

  const move = (step: BuildStep, to: number) => {
    const next = moved(steps, step.key, to)
    if (next !== steps) change(next)
    say(
      'movedTo',
      step.process.name,
      next.findIndex(({ key }) => key === step.key),
      steps.length,
    )
    focus(step.key)
  }
  const add = (process: BuildStep['process'], at?: number) => {
    const added = withProcess(steps, process, at ?? (selected ? placeOf(selected.key) + 1 : steps.length))
    if (!added) return setSaid(t('scenarioBuild.full'))
    change(added.draft)
    setChosen(added.key)
    say(
      'added',
      process.name,
      added.draft.findIndex(({ key }) => key === added.key),
      added.draft.length,
    )
  }
  const remove = (step: BuildStep) => {
    const place = placeOf(step.key)
    const next = without(steps, step.key)
    const neighbour = (next[place] ?? next.at(-1))?.key
    change(next)
    setLift(null)
    setChosen(neighbour ?? null)
    setSaid(t('scenarioBuild.said.removed', { name: step.process.name }))
    focus(neighbour)
  }
  const pickUp = (step: BuildStep) => {
    setLift({ key: step.key, before: steps })
    setChosen(step.key)
    say('pickedUp', step.process.name, placeOf(step.key), steps.length)
  }
  const drop = () => {
    const step = steps.find(({ key }) => key === lift?.key)
    if (step) say('dropped', step.process.name, placeOf(step.key), steps.length)
    setLift(null)
  }
  const putBack = () => {
    if (!lift) return
    const step = lift.before.find(({ key }) => key === lift.key)
    change(lift.before)
    setLift(null)
    if (step) say('putBack', step.process.name, lift.before.indexOf(step), lift.before.length)
    focus(lift.key)
  }
  return {
    selected,
    lifted: lift?.key ?? null,
    said,
    placeOf,
    focus,
    choose: (key: string | null) => {
      if (lift && key !== lift.key) setLift(null)
      setChosen(key)
    },
    move,
    add,
    remove,
    pickUp,
    drop,
    putBack,
  }
}

/** What is done with the processes of a sequence. */
export type SequenceEditing = ReturnType<typeof useSequence>
