import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { kindHref, usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { useProjectFilter } from '../../../entity/useProjectFilter.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { Light } from './Light.js'
import { lightOf } from './lightOf.js'
import { Portfolio } from './Portfolio.js'
import { formatProjectSearch, parseProjectSearch, type ProjectSearch } from './projectSearch.js'
import { ProjectView } from './ProjectView.js'
import { usePortfolio, useProjectStatus } from './useProjectStatus.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The projects of the rollout: all of them, or the one that the address names. */
export function ProjectManagementScreen() {
  const raw = useRawSearch()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { shown, ignored } = useMemo(() => parseProjectSearch(raw), [raw])
  const hrefOf = (change: Partial<ProjectSearch>) =>
    pathname + stringifySearch(formatProjectSearch({ ...shown, ...change }))
  const show = (change: Partial<ProjectSearch>) =>
    void router.navigate({ href: hrefOf(change), resetScroll: false, replace: true })
  const parts = { shown, ignored, hrefOf, onShow: show }
  return shown.project === null ? <AllProjects {...parts} /> : <OneProject {...parts} id={shown.project} />
}

interface PartProps {
  shown: ProjectSearch
  ignored: readonly string[]
  hrefOf: (change: Partial<ProjectSearch>) => string
  onShow: (change: Partial<ProjectSearch>) => void
}

function AllProjects({ shown, ignored, hrefOf, onShow }: PartProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const { value: chosen, choose } = useProjectFilter()
  const { data, isError, refetch } = usePortfolio()
  return (
    <Page className="emb-app-projects" aria-busy={(!data && !isError) || undefined}>
      <Page.Head
        title={t('implementation.pages.projectManagement')}
        actions={
          <>
            {chosen !== null && <Button onPress={() => choose(null)}>{t('projectManagement.allProjects')}</Button>}
            <Link href={kindHref({ name: 'projectRisks' }, place)}>{t('projectRisks.title')}</Link>
          </>
        }
      />
      <IgnoredNotice ignored={ignored} onDismiss={() => onShow({})} />
      {data ? (
        <Portfolio
          projects={chosen === null ? data.projects : data.projects.filter(({ id }) => id === chosen)}
          shown={shown}
          onShow={onShow}
          hrefOf={hrefOf}
        />
      ) : (
        <Waiting isError={isError} onRetry={refetch} />
      )}
    </Page>
  )
}

function OneProject({ id, shown, ignored, hrefOf, onShow }: PartProps & { id: string }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useProjectStatus(id)
  return (
    <Page className="emb-app-projects" aria-busy={(!data && !isError) || undefined}>
      <Page.Head
        title={data ? `${data.code} ${data.name}` : t('implementation.pages.projectManagement')}
        badge={
          data && (
            <Light
              light={lightOf(data)}
              {...(!data.report && lightOf(data) && { note: t('projectManagement.proposed') })}
            />
          )
        }
        actions={
          <Link href={hrefOf({ project: null, probability: null, impact: null })}>
            {t('projectManagement.allProjects')}
          </Link>
        }
      />
      <IgnoredNotice ignored={ignored} onDismiss={() => onShow({})} />
      {data ? (
        <ProjectView project={data} shown={shown} onShow={onShow} />
      ) : (
        <Waiting isError={isError} onRetry={refetch} />
      )}
    </Page>
  )
}

function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation()
  return isError ? (
    <StateMessage
      kind="error"
      title={t('projectManagement.failed')}
      description={t('object.loadFailedText')}
      actions={<Button onPress={onRetry}>{t('states.retry')}</Button>}
    />
  ) : (
    <Skeleton rows={10} columns={[280, 96, 96, 320, 160, 120]} label={t('states.loading')} />
  )
}
