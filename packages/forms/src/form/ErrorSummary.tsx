import { useElementRef } from '@embpm/ui/field'
import { useWords } from '@embpm/ui/ui-strings'
import { CircleAlert } from 'lucide-react'
import { use, useId, useLayoutEffect, useSyncExternalStore, type ComponentProps } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { fieldRegistry } from './fieldRegistry.js'
import { FormContext } from './FormContext.js'
import { formProblems, type FormProblem, inFieldOrder } from './formProblems.js'
import { formWords } from './formWords.js'
import { useErrorMessage } from './useBoundField.js'

/** Props of `ErrorSummary`: those of its box. */
export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'children'>

/**
 * Lists what is wrong with the form after a failed submission, in the order of the fields; each entry moves the focus to
 * its field. It takes the focus when it appears and shrinks as problems are solved. Renders nothing before.
 */
export function ErrorSummary({ className, ref, ...rest }: ErrorSummaryProps) {
  const { failures } = use(FormContext)
  const { control, setFocus } = useFormContext()
  const { errors } = useFormState({ control })
  const registry = fieldRegistry(control)
  const labels = useSyncExternalStore(registry.subscribe, registry.labels, registry.labels)
  const drafts = useSyncExternalStore(registry.subscribe, registry.drafts, registry.drafts)
  const t = useWords(formWords)
  const translate = useErrorMessage()
  const titleId = useId()
  const [attach, box] = useElementRef<HTMLDivElement, HTMLDivElement>(ref)

  // As it appears: who types at once, because they see what is wrong, must not lose the focus a moment later.
  useLayoutEffect(() => {
    if (failures > 0) box.current?.focus()
  }, [failures, box])

  const unreadable = Array.from(drafts, ([name, { problem }]): FormProblem => ({
    name,
    message: problem,
    type: undefined,
  }))
  const problems = inFieldOrder(
    [...formProblems(errors).filter(({ name }) => !drafts.has(name)), ...unreadable],
    [...labels.keys()],
  )
  const goTo = (name: string) => {
    const focus = registry.containers().get(name)
    if (focus) focus()
    else setFocus(name)
  }
  if (failures === 0 || problems.length === 0) return null

  return (
    <div
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={attach}
      className={className ? `emb-error-summary ${className}` : 'emb-error-summary'}
    >
      <p className="emb-error-summary-title" id={titleId}>
        <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
        {t('summaryTitle', { count: problems.length })}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.name}:${problem.message}`}>
            {problem.name === '' ? (
              translate(problem)
            ) : (
              <>
                <button type="button" onClick={() => goTo(problem.name)}>
                  {labels.get(problem.name) ?? problem.name}
                </button>
                <span>{translate(problem)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
