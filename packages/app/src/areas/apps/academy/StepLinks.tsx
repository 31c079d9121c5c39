import type { CourseStep } from '@embpm/contract/sample/academy'
import { Link } from '@embpm/ui/link'
import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const glyph = { size: 16, strokeWidth: 1.5 } as const

/** Props of `StepLinks`. */
export interface StepLinksProps {
  /** Name of the list. */
  label: string
  steps: readonly CourseStep[]
  /** The step that is read, or is to be read next, from 0. */
  current: number
  /** So many steps are done. */
  done: number
  hrefOf: (order: number) => string
}

/** Steps of a course as lines that lead to them, with those that are done marked. */
export function StepLinks({ label, steps, current, done, hrefOf }: StepLinksProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={label}>
      <ol className="emb-app-academy-steps" start={(steps[0]?.order ?? 0) + 1}>
        {steps.map(({ order, title }) => {
          const Glyph = order === current ? CircleDot : order < done ? CircleCheck : Circle
          return (
            <li key={order}>
              <Link
                className="emb-app-academy-step"
                href={hrefOf(order)}
                aria-current={order === current ? 'step' : undefined}
                data-done={order < done || undefined}
              >
                {order !== current && order < done ? (
                  <Glyph {...glyph} role="img" aria-label={t('academy.done')} />
                ) : (
                  <Glyph {...glyph} aria-hidden />
                )}
                <span dir="auto">{title}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
