import { courseSteps, type CourseWithSteps } from '@embpm/contract/sample/academy'
import { RichText } from '@embpm/forms/rich-text-input'
import { Button, LinkButton } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { useDates } from '../../../shell/useDates.js'
import { FailedPart } from '../../../shell/FailedPart.js'
import { MissingPart } from '../../../shell/MissingPart.js'
import { isDone } from './courseProgress.js'
import { StepLinks } from './StepLinks.js'
import { useCourse } from './useAcademy.js'
import type { AcademyAddress } from './useAcademyAddress.js'
import type { KeptCourses } from './useKeptProgress.js'
import { useMinutes } from './useMinutes.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `CoursePage`. */
export interface CoursePageProps {
  courseId: string
  address: AcademyAddress
  progress: KeptCourses
}

/** A course to be taken, a step at a time. */
export function CoursePage({ courseId, address, progress }: CoursePageProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useCourse(courseId)
  if (data === null)
    return (
      <MissingPart title={t('academy.unknown')} back={{ href: address.homeHref, label: t('apps.pages.academy') }} />
    )
  if (data === undefined)
    return isError ? (
      <FailedPart title={t('academy.courseFailed')} isPage retry={refetch} />
    ) : (
      <SkeletonText className="emb-app-academy-loading" />
    )
  return <Course course={progress.now(data)} address={address} progress={progress} />
}

interface CourseProps {
  course: CourseWithSteps
  address: AcademyAddress
  progress: KeptCourses
}

function Course({ course, address, progress }: CourseProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const minutes = useMinutes()
  const { id, title, description, duration, updatedAt, steps } = course
  const { currentStep } = course.progress
  // Without a step in the address it is the one to go on with, which stays until another one is chosen.
  const [first] = useState(currentStep)
  const at = address.step ?? first
  const step = steps[at]

  const reach = useEffectEvent((order: number) => progress.reach(course, order))
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRef(at)
  useEffect(() => {
    reach(at)
    if (read.current === at) return
    // Who goes to another step reads on at its beginning.
    read.current = at
    heading.current?.focus()
  }, [at])
  return (
    <Page>
      <Page.Head
        breadcrumbs={[{ label: t('apps.pages.academy'), href: address.homeHref }, { label: title }]}
        title={title}
        badge={
          <span className="emb-app-academy-count">{t('academy.stepOf', { number: at + 1, total: courseSteps })}</span>
        }
      />
      <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
      <Page.Body tint>
        <div className="emb-app-academy-course">
          {step && (
            <article className="emb-app-academy-paper" aria-labelledby={headingId}>
              <h2 id={headingId} ref={heading} tabIndex={-1} dir="auto">
                {step.title}
              </h2>
              <p className="emb-app-academy-lead" dir="auto">
                {step.subtitle}
              </p>
              <RichText key={at} className="emb-app-academy-text" html={step.content} dir="auto" />
              <div className="emb-app-academy-ways">
                {at > 0 && (
                  <LinkButton href={address.stepHref(id, at - 1)} icon={<ArrowLeft {...glyph} />}>
                    {t('academy.previous')}
                  </LinkButton>
                )}
                {at < steps.length - 1 ? (
                  <LinkButton variant="primary" href={address.stepHref(id, at + 1)} icon={<ArrowRight {...glyph} />}>
                    {t('academy.next')}
                  </LinkButton>
                ) : (
                  <Button
                    variant="primary"
                    icon={<CircleCheck {...glyph} />}
                    onPress={() => {
                      progress.finish(course)
                      address.goHome()
                    }}
                  >
                    {t('academy.finish')}
                  </Button>
                )}
              </div>
            </article>
          )}
          <Card flush title={t('academy.courseSteps')}>
            <p className="emb-app-academy-about" dir="auto">
              {description}
            </p>
            <p className="emb-app-academy-about">
              {minutes(duration)} · {t('academy.revised', { date: dates.date(updatedAt) })}
            </p>
            <StepLinks
              label={t('academy.courseSteps')}
              steps={steps}
              current={at}
              done={isDone(course) ? steps.length : currentStep}
              hrefOf={(order) => address.stepHref(id, order)}
            />
          </Card>
        </div>
      </Page.Body>
    </Page>
  )
}
