import { type Course, courseSteps } from '@embpm/contract/sample/academy'
import { LinkButton } from '@embpm/ui/button'
import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { minutesLeft } from './courseProgress.js'
import { ProgressLine } from './ProgressLine.js'
import { StepLinks } from './StepLinks.js'
import { useCourse } from './useAcademy.js'
import type { AcademyAddress } from './useAcademyAddress.js'
import { useMinutes } from './useMinutes.js'

/** So many steps are shown before the one to go on with, and so many in all. */
const [before, shown] = [2, 5]

/** Props of `GoOn`. */
export interface GoOnProps {
  /** The course to go on with. */
  course: Course
  address: AcademyAddress
}

/** The course that one is in the middle of, and the way to its next step. */
export function GoOn({ course, address }: GoOnProps) {
  const { t } = useTranslation()
  const minutes = useMinutes()
  const { data } = useCourse(course.id)
  const { id, title, progress } = course
  const { currentStep } = progress
  const step = data?.steps[currentStep]
  const first = Math.max(0, Math.min(currentStep - before, courseSteps - shown))
  const where = { number: currentStep + 1, total: courseSteps }
  return (
    <section className="emb-app-academy-go-on" aria-label={t('academy.goOnWith', { title })}>
      <div className="emb-app-academy-next">
        <span>{t('academy.whereYouLeft', { time: minutes(minutesLeft(course)) })}</span>
        <h2 dir="auto">{title}</h2>
        <p dir="auto">{step ? t('academy.stepNamed', { ...where, title: step.title }) : t('academy.stepOf', where)}</p>
        <div className="emb-app-academy-line">
          <LinkButton
            variant="primary"
            href={address.stepHref(id, currentStep)}
            icon={<Play size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t('academy.goOn')}
          </LinkButton>
          <ProgressLine course={course} />
        </div>
      </div>
      {data && (
        <StepLinks
          label={t('academy.courseSteps')}
          steps={data.steps.slice(first, first + shown)}
          current={currentStep}
          done={currentStep}
          hrefOf={(order) => address.stepHref(id, order)}
        />
      )}
    </section>
  )
}
