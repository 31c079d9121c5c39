import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { stepOf } from '../../../entity/step.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { lazyPart } from '@embpm/ui/lazy-part'
import { LazyScreen } from '../../../shell/ErrorScreen.js'
import { ProcessChooser } from '../diagrams/ProcessChooser.js'
import { ProcessPage } from './ProcessPage.js'
import { formatViewSearch, parseViewSearch, type ProcessView } from './viewSearch.js'

const comparePage = lazyPart(async () => (await import('../compare/ComparePage.js')).ComparePage)
const variantPage = lazyPart(async () => (await import('../compare/VariantPage.js')).VariantPage)

/** Diagrams of processes, to read: one chooses a process, then sees what is published of it. The address says what is shown. */
export function ViewScreen() {
  const { t } = useTranslation()
  const raw = useRawSearch()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { view, ignored } = useMemo(() => parseViewSearch(raw), [raw])

  const show = (next: ProcessView, step: Partial<ReturnType<typeof stepOf>> = {}) =>
    void router.navigate({
      href: pathname + stringifySearch(formatViewSearch(next)),
      resetScroll: false,
      ...step,
    })
  const searchFor = (search: string) => show({ ...view, search }, stepOf(router, view.search !== '', search !== ''))
  const { process: id, comparison, variant } = view
  const shown = {
    view,
    chooserHref: pathname,
    onShow: (change: Partial<ProcessView>) =>
      show({ ...view, ...change }, 'revision' in change ? {} : { replace: true }),
  }
  return (
    <div className="emb-app-view">
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view, { replace: true })} />
      {id === null ? (
        <ProcessChooser
          title={t('bp.pages.view')}
          search={view.search}
          onSearchChange={searchFor}
          onOpen={(process, search) => {
            if (search !== view.search) searchFor(search)
            // Two changes of the address in one go would be one entry.
            router.history.flush()
            show({ ...view, search, process })
          }}
        />
      ) : comparison ? (
        <LazyScreen part={comparePage}>
          {(ComparePage) => <ComparePage key={id} id={id} {...shown} comparison={comparison} />}
        </LazyScreen>
      ) : variant ? (
        <LazyScreen part={variantPage}>
          {(VariantPage) => <VariantPage key={id} id={id} {...shown} comparison={variant} />}
        </LazyScreen>
      ) : (
        <ProcessPage key={id} id={id} {...shown} />
      )}
    </div>
  )
}
