import type { Course } from '@embpm/contract/sample/academy'
import { Badge } from '@embpm/ui/badge'
import { Link } from '@embpm/ui/link'
import { Check, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isBegun, isDone } from './courseProgress.js'
import { ProgressLine } from './ProgressLine.js'
import { useMinutes } from './useMinutes.js'

/** Props of `CourseCard`. */
export interface CourseCardProps {
  course: Course
  /** What it belongs to. */
  category: string
  /** The place of the category among all, for its colour. */
  place: number
  href: string
}

/** A course to be chosen. All of the card leads to it. */
export function CourseCard({ course, category, place, href }: CourseCardProps) {
  const { t } = useTranslation()
  const minutes = useMinutes()
  const { title, description, duration, totalSteps, featured } = course
  return (
    <li className="emb-app-academy-card">
      <div className="emb-app-academy-line">
        <span className="emb-app-academy-category" data-place={place % 4}>
          <bdi>{category}</bdi>
        </span>
        {isDone(course) ? (
          <Badge tone="success">
            <Check size={14} strokeWidth={1.5} aria-hidden /> {t('academy.done')}
          </Badge>
        ) : (
          featured && <Badge tone="info">{t('academy.featured')}</Badge>
        )}
      </div>
      <h2 dir="auto">
        <Link className="emb-app-academy-link" href={href}>
          {title}
        </Link>
      </h2>
      <p dir="auto">{description}</p>
      <div className="emb-app-academy-line">
        <Clock size={14} strokeWidth={1.5} aria-hidden />
        <span>{minutes(duration)}</span>
        {isBegun(course) ? (
          <ProgressLine course={course} />
        ) : (
          <span className="emb-app-academy-end">{t('academy.steps', { count: totalSteps })}</span>
        )}
      </div>
    </li>
  )
}
