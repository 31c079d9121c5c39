import { lazyPart } from '@embpm/ui/lazy-part'
import { useTranslation } from 'react-i18next'
import { LazyScreen } from '../../../shell/ErrorScreen.js'
import { WithProcess } from '../diagrams/WithProcess.js'
import { BuildSkeleton } from './BuildSkeleton.js'
import { formatBuildSearch, parseBuildSearch } from './buildSearch.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const buildPage = lazyPart(async () => (await import('./BuildPage.js')).BuildPage)

/** Where processes are drawn: one chooses a process, then draws over its newest revision. The address says which, and what is selected. */
export function BuildScreen() {
  const { t } = useTranslation()
  return (
    <WithProcess title={t('bp.pages.build')} parse={parseBuildSearch} format={formatBuildSearch} part={buildPage}>
      {({ id, view, chooserHref, show }) => (
        <LazyScreen part={buildPage} loading={<BuildSkeleton />}>
          {(BuildPage) => (
            <BuildPage
              key={id}
              id={id}
              step={view.step}
              chooserHref={chooserHref}
              onStep={(step) => step !== view.step && show({ ...view, step }, { replace: true })}
            />
          )}
        </LazyScreen>
      )}
    </WithProcess>
  )
}
