import { isGateway, type BpmnElement } from '@embpm/bpmn'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../../diagram/elementWords.js'

/** Props of `StepList`. */
export interface StepListProps {
  /** In reading order. */
  steps: readonly Pick<BpmnElement, 'id' | 'name' | 'type'>[]
  /** Ids of what lies on the way that is shown; `null` for all. */
  path: ReadonlySet<string> | null
  selected: string | null
  onSelect: (id: string) => void
  /** What is said at the end of a step, by its id. */
  marks?: ReadonlyMap<string, ReactNode>
  /** Called when Enter is pressed on the step that is selected. */
  onEnter?: () => void
}

/**
 * The steps, events and gateways of a process in the order in which they are passed: what the diagram says, as a list. Those on
 * the way that is shown are numbered, and arrow keys walk along them.
 */
export function StepList({ steps, path, selected, onSelect, onEnter, marks }: StepListProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const list = useRef<HTMLOListElement>(null)
  const onWay = steps.filter(({ id }) => path?.has(id) ?? true)
  const current = steps.find(({ id }) => id === selected) ?? onWay[0]

  useEffect(() => {
    if (selected !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const walk = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Enter' && onEnter && event.currentTarget.dataset.step === selected) {
      event.preventDefault()
      onEnter()
    }
    const at = onWay.findIndex(({ id }) => id === current?.id)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: onWay.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = onWay[Math.max(0, to)]
    if (!next) return
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <ol ref={list} className="emb-app-steps" aria-label={t('processView.steps')}>
      {steps.map((step) => {
        const number = onWay.indexOf(step) + 1
        return (
          <li key={step.id}>
            <button
              type="button"
              className="emb-app-step"
              data-step={step.id}
              data-off={number === 0 || undefined}
              aria-current={step.id === selected ? 'step' : undefined}
              tabIndex={step === current ? 0 : -1}
              onKeyDown={walk}
              onClick={() => onSelect(step.id)}
            >
              <span className="emb-app-step-number">{number > 0 && number}</span>
              <span className="emb-app-step-name">{words.shortName(step)}</span>
              {number === 0 && <span className="emb-visually-hidden">{t('processView.notOnPath')}</span>}
              {isGateway(step) && step.name !== '' && (
                <span className="emb-visually-hidden">{words.typeOf(step.type)}</span>
              )}
              {marks?.get(step.id)}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
