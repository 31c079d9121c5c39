import { Button } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SearchField } from '@embpm/ui/search-field'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { useOffer } from '../../../shell/useOffer.js'
import { FailedPart } from '../../../shell/FailedPart.js'
import { CourseCard } from './CourseCard.js'
import { chosenCourses, courseToGoOn, isDone } from './courseProgress.js'
import { GoOn } from './GoOn.js'
import { useCategories, useCourses } from './useAcademy.js'
import type { AcademyAddress } from './useAcademyAddress.js'
import type { KeptCourses } from './useKeptProgress.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What the control calls the courses of all categories; no category has this slug. */
const everyCategory = ''

/** A category that does not exist narrows nothing. */
const knownCategory = (wanted: string | undefined, categories: readonly { slug: string }[]) =>
  categories.length === 0 || categories.some(({ slug }) => slug === wanted) ? wanted : undefined

/** Props of `AcademyHome`. */
export interface AcademyHomeProps {
  address: AcademyAddress
  progress: KeptCourses
}

/** All courses: the one to go on with, then those that are chosen by a text, a category, and whether they are done. */
export function AcademyHome({ address, progress }: AcademyHomeProps) {
  const { t, i18n } = useTranslation()
  const { choose } = address
  const courses = useCourses()
  const { data: categories = [] } = useCategories()
  const choice = { ...address.choice, category: knownCategory(address.choice.category, categories) }
  const isNarrowed = choice.search !== '' || choice.category !== undefined || choice.hideDone
  const all = courses.data?.map(progress.now)
  const listed = all && chosenCourses(all, choice, i18n.language || 'en')
  const begun = all && !isNarrowed ? courseToGoOn(all, progress.kept) : undefined
  const hide = {
    id: 'hide-done',
    label: t(choice.hideDone ? 'academy.showDone' : 'academy.hideDone'),
    icon: choice.hideDone ? <Eye {...glyph} /> : <EyeOff {...glyph} />,
    onAction: () => choose({ hideDone: !choice.hideDone }),
  }
  useOffer('page', [hide])
  return (
    <Page>
      <Page.Head
        title={t('apps.pages.academy')}
        badge={
          all && (
            <span className="emb-app-academy-count">
              {t('academy.doneOf', { done: all.filter(isDone).length, total: all.length })}
            </span>
          )
        }
        actions={
          <>
            <SearchField
              className="emb-app-academy-search"
              label={t('academy.search')}
              shortcut="/"
              value={choice.search}
              resultText={listed && choice.search !== '' ? t('academy.hits', { count: listed.length }) : undefined}
              onValueChange={(search) => choose({ search })}
            />
            {categories.length > 0 && (
              <SegmentedControl
                label={t('fields.category')}
                value={choice.category ?? everyCategory}
                segments={[
                  { value: everyCategory, label: t('academy.all') },
                  ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
                ]}
                onValueChange={(slug) => choose({ category: slug || undefined })}
              />
            )}
            <Button variant="ghost" icon={hide.icon} onPress={hide.onAction}>
              {hide.label}
            </Button>
          </>
        }
      />
      <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
      <Page.Body tint>
        {begun && <GoOn course={begun} address={address} />}
        {listed === undefined ? (
          courses.isError ? (
            <FailedPart title={t('academy.failed')} retry={courses.refetch} />
          ) : (
            <Skeleton rows={9} label={t('states.loading')} />
          )
        ) : listed.length > 0 ? (
          <ul className="emb-app-academy-cards" aria-label={t('academy.courses')}>
            {listed.map((course) => {
              const place = categories.findIndex(({ slug }) => slug === course.category)
              return (
                <CourseCard
                  key={course.id}
                  course={course}
                  category={categories[place]?.title ?? ''}
                  place={Math.max(0, place)}
                  href={address.courseHref(course.id)}
                />
              )
            })}
          </ul>
        ) : (
          <StateMessage
            kind={isNarrowed ? 'no-match' : 'empty'}
            title={t(isNarrowed ? 'academy.noMatch' : 'academy.empty')}
            description={isNarrowed ? t('academy.noMatchText') : undefined}
            actions={
              isNarrowed && (
                <Button onPress={() => choose({ search: '', category: undefined, hideDone: false })}>
                  {t('academy.showAll')}
                </Button>
              )
            }
          />
        )}
      </Page.Body>
    </Page>
  )
}
