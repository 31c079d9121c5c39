import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { FailedPart } from '../../../shell/FailedPart.js'
import { AcademyHome } from './AcademyHome.js'
import { useAcademyAddress } from './useAcademyAddress.js'
import { useKeptProgress } from './useKeptProgress.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const coursePart = lazyPart(async () => (await import('./CoursePage.js')).CoursePage)

/** The academy: all courses, or a step of the one that the address names. */
export function AcademyScreen() {
  const { t } = useTranslation()
  const address = useAcademyAddress()
  const progress = useKeptProgress()
  const { courseId } = address
  if (courseId === undefined) return <AcademyHome address={address} progress={progress} />
  return (
    <Lazy
      part={coursePart}
      loading={<SkeletonText className="emb-app-academy-loading" />}
      failed={(retry) => <FailedPart title={t('academy.courseFailed')} isPage retry={retry} />}
    >
      {(Course) => <Course key={courseId} courseId={courseId} address={address} progress={progress} />}
    </Lazy>
  )
}
