import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { stepOf } from '../../../entity/step.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { ProcessChooser } from '../diagrams/ProcessChooser.js'
import { BuildPage } from './BuildPage.js'
import { formatBuildSearch, parseBuildSearch, type BuildView } from './buildSearch.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Where processes are drawn: one chooses a process, then draws over its newest revision. The address says which, and what is selected. */
export function BuildScreen() {
  const { t } = useTranslation()
  const raw = useRawSearch()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { view, ignored } = useMemo(() => parseBuildSearch(raw), [raw])

  const show = (next: BuildView, step: Partial<ReturnType<typeof stepOf>> = {}) =>
    void router.navigate({ href: pathname + stringifySearch(formatBuildSearch(next)), resetScroll: false, ...step })
  const searchFor = (search: string) => show({ ...view, search }, stepOf(router, view.search !== '', search !== ''))
  return (
    <div className="emb-app-view">
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view, { replace: true })} />
      {view.process === null ? (
        <ProcessChooser
          title={t('bp.pages.build')}
          search={view.search}
          onSearchChange={searchFor}
          onOpen={(process, search) => {
            if (search !== view.search) searchFor(search)
            // Two changes of the address in one go would be one entry.
            router.history.flush()
            show({ ...view, search, process })
          }}
        />
      ) : (
        <BuildPage
          key={view.process}
          id={view.process}
          step={view.step}
          chooserHref={pathname}
          onStep={(step) => step !== view.step && show({ ...view, step }, { replace: true })}
        />
      )}
    </div>
  )
}
