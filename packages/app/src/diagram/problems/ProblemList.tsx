import type { ModelProblem } from '@embpm/bpmn'
import { Button, IconButton } from '@embpm/ui/button'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problems } from './useProblems.js'
import { useProblemWords } from './useProblemWords.js'

/** Props of `ProblemList`. */
export interface ProblemListProps {
  problems: Problems
  /** What an element is called, by id. */
  nameOf: (id: string) => string
  /** Id of the selected element. */
  selected: string | null
  /** Selects an element and brings it in sight. */
  onShow: (id: string) => void
}

const glyph = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

/**
 * How many problems a model has, as a button over the canvas, and the list that it opens: each of them leads to its element.
 * F8 goes to the next one, Shift+F8 to the one before, from anywhere on the page.
 */
export function ProblemList({ problems: { list, failed }, nameOf, selected, onShow }: ProblemListProps) {
  const { t } = useTranslation()
  const words = useProblemWords()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState<ModelProblem | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const problems = list ?? []
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const current = problems.find((one) => one.id === at?.id && one.rule === at.rule && one.id === selected)

  const show = (problem: ModelProblem) => {
    setAt(problem)
    onShow(problem.id)
  }
  const step = useRef((_direction: 1 | -1) => {})
  useEffect(() => {
    step.current = (direction) => {
      const place = current ? problems.indexOf(current) : direction === 1 ? -1 : problems.length
      const next = problems[(place + direction + problems.length) % problems.length]
      if (next) show(next)
    }
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      step.current(event.shiftKey ? -1 : 1)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  if (list === null && !failed) return null
  const warnings = problems.length - errors
  const said = [
    errors > 0 && t('modelProblems.errors', { count: errors }),
    warnings > 0 && t('modelProblems.warnings', { count: warnings }),
  ].filter((one) => one !== false)
  const title = failed ? t('modelProblems.failed') : t('modelProblems.count', { count: problems.length })
  return (
    <div className="emb-problems">
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from every button inside
        <section
          id={panel}
          className="emb-problems-panel"
          aria-label={t('modelProblems.title')}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          <div className="emb-problems-head">
            <h2>{title}</h2>
            {problems.length > 0 && <span>{said.join(', ')}</span>}
            <IconButton
              size="s"
              variant="ghost"
              label={t('modelProblems.close')}
              icon={<X {...glyph} />}
              onPress={close}
            />
          </div>
          {problems.length > 0 && (
            <ul>
              {problems.map((problem) => (
                <li key={`${problem.rule} ${problem.id}`} aria-current={problem === current || undefined}>
                  <Severity of={problem} />
                  <span className="emb-problems-words">
                    <b>{nameOf(problem.id)}</b> {words.of(problem)}
                  </span>
                  <Button
                    size="s"
                    variant="ghost"
                    aria-label={t('modelProblems.showOne', { name: nameOf(problem.id), problem: words.of(problem) })}
                    onPress={() => show(problem)}
                  >
                    {t('modelProblems.show')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <div className="emb-diagram-box">
        <Button
          ref={button}
          size="s"
          variant="ghost"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          icon={
            failed || problems.length > 0 ? (
              <TriangleAlert {...glyph} data-severity={errors > 0 ? 'error' : 'warning'} />
            ) : (
              <CircleCheck {...glyph} data-severity="none" />
            )
          }
          onPress={() => setOpen(!open)}
        >
          {title}
        </Button>
      </div>
    </div>
  )
}

/** Errors and warnings differ by glyph, colour and word. */
function Severity({ of: { severity } }: { of: ModelProblem }) {
  const { t } = useTranslation()
  const Glyph = severity === 'error' ? CircleAlert : TriangleAlert
  return (
    <Glyph
      size={16}
      strokeWidth={1.6}
      role="img"
      aria-label={t(severity === 'error' ? 'modelProblems.error' : 'modelProblems.warning')}
      data-severity={severity}
    />
  )
}
