import { Badge } from '@embpm/ui/badge'
import { Button } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../entity/entityQueries.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useCards } from '../../../shell/useCards.js'
import { TimeSteps } from '../../../timeline/TimeSteps.js'
import { useToday } from '../../../timeline/useToday.js'
import { Capacity, type EditedAssignment } from './Capacity.js'
import { CapacityFilter } from './CapacityFilter.js'
import {
  filterNames,
  firstMonday,
  formatCapacitySearch,
  parseCapacitySearch,
  phoneWeeks,
  weekCounts,
  type CapacitySearch,
} from './capacitySearch.js'
import { employeeAssignmentKind as kind } from './employeeAssignmentKind.js'
import { HeatScale } from './HeatScale.js'
import { MapExport } from './MapExport.js'
import { useAssignmentTabs } from './useAssignmentTabs.js'
import { askedOf, useCapacity } from './useCapacity.js'
import { useCapacityWords } from './useCapacityWords.js'
import './styles.css'

/** Who has how much to do in which week, where it is too much, and who is free. */
export function CapacityScreen() {
  const { t } = useTranslation()
  const router = useRouter()
  const raw = useRawSearch()
  const today = useToday()
  const isPhone = useCards()
  const mayWrite = useMayWrite(kind)
  const words = useCapacityWords()
  const tabs = useAssignmentTabs()
  const [edited, setEdited] = useState<EditedAssignment | null>(null)
  const [pages, setPages] = useState<readonly number[]>([1])
  const search = useMemo(() => parseCapacitySearch(raw), [raw])
  const asked = useMemo(
    () => askedOf(search, { from: firstMonday(search, today, isPhone), weeks: isPhone ? phoneWeeks : search.weeks }),
    [search, today, isPhone],
  )
  const { data, people, isError, refetch, isStale } = useCapacity(asked, pages)
  const show = (next: Partial<CapacitySearch>) => {
    setPages([1])
    void router.navigate({
      href: router.state.location.pathname + stringifySearch(formatCapacitySearch({ ...search, ...next })),
      resetScroll: false,
      replace: true,
    })
  }
  const isNarrowed = search.q !== '' || search.who !== 'assigned' || filterNames.some((name) => search[name] !== null)
  const clear = () => show({ q: '', who: 'assigned', skill: null, orgUnitId: null, targetId: null, employeeId: null })

  return (
    <Page className="emb-app-list emb-app-capacity-page" aria-busy={!data && !isError}>
      <Page.Head
        title={t('implementation.pages.employeeAssignment')}
        badge={data && <Badge>{words.number(data.total)}</Badge>}
        actions={
          <>
            <MapExport asked={asked} words={words} />
            {mayWrite && (
              <Button
                className="emb-app-create"
                variant="primary"
                icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
                onPress={() => setEdited({ id: newId })}
              >
                {t('employeeAssignments.new')}
              </Button>
            )}
          </>
        }
      />
      <div className="emb-app-capacity-tools">
        <LinkTabs {...tabs} current="capacity" />
        <CapacityFilter search={search} skills={data?.skills ?? []} onShow={show} />
        <span className="emb-app-capacity-range">
          {!isPhone && <HeatScale words={words} />}
          {!isPhone && (
            <SegmentedControl
              size="s"
              label={t('employeeAssignments.range')}
              value={String(search.weeks)}
              segments={weekCounts.map((count) => ({
                value: String(count),
                label: t('employeeAssignments.weeks', { count }),
              }))}
              onValueChange={(next) => show({ weeks: weekCounts.find((count) => String(count) === next) ?? 14 })}
            />
          )}
          <TimeSteps value={search.steps} onValueChange={(steps) => show({ steps })} />
        </span>
      </div>
      {isError && !data ? (
        <StateMessage
          kind="error"
          title={t('employeeAssignments.loadFailed')}
          description={t('object.loadFailedText')}
          actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
        />
      ) : !data ? (
        <SkeletonText lines={10} />
      ) : (
        <Capacity
          data={data}
          people={people}
          pages={pages}
          onPages={setPages}
          stale={isStale}
          today={today}
          phone={isPhone}
          mayWrite={mayWrite}
          words={words}
          edited={edited}
          onEdited={setEdited}
          narrowed={isNarrowed}
          onClear={clear}
        />
      )}
    </Page>
  )
}
