import { type Course, courseSteps } from '@embpm/contract/sample/academy'
import { Progress } from '@embpm/ui/progress'
import { useTranslation } from 'react-i18next'

/** Props of `ProgressLine`. */
export interface ProgressLineProps {
  course: Pick<Course, 'title' | 'progress'>
}

/** How far one is in a course, as a bar and in words. */
export function ProgressLine({ course: { title, progress } }: ProgressLineProps) {
  const { t } = useTranslation()
  return (
    <>
      <Progress
        className="emb-app-academy-bar"
        aria-label={t('academy.progress', { title })}
        value={progress.currentStep}
        max={courseSteps}
        valueText=""
      />
      <span>{t('academy.stepsRead', { number: progress.currentStep, total: courseSteps })}</span>
    </>
  )
}
