import { preload, type LazyPart } from '@embpm/ui/lazy-part'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { stepOf } from '../../../entity/step.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { AtRest } from '../../../shell/AtRest.js'
import { stringifySearch, type RawSearch } from '../../../shell/searchParams.js'
import { ProcessChooser } from './ProcessChooser.js'

/** What every address of a page about one process says. */
interface ProcessAddress {
  /** `null` to choose one. */
  process: string | null
  /** What is searched for among the processes. */
  search: string
}

/** What a page about one process is told. */
export interface ProcessPlace<View> {
  /** Of the process. */
  id: string
  view: View
  /** Address of where processes are chosen. */
  chooserHref: string
  /** Changes the address. Default: a step, from which Back leads back. */
  show: (next: View, step?: Partial<ReturnType<typeof stepOf>>) => void
}

/** Props of `WithProcess`. */
export interface WithProcessProps<View extends ProcessAddress> {
  /** Of the page where one chooses. */
  title: string
  parse: (raw: RawSearch) => { view: View; ignored: readonly string[] }
  format: (view: View) => RawSearch
  /** What shows the process. Its code comes while somebody chooses one. */
  part: LazyPart<unknown>
  children: (place: ProcessPlace<View>) => ReactNode
}

/** A page about one process: one chooses it first. The address says which, and what is shown of it. */
export function WithProcess<View extends ProcessAddress>({
  title,
  parse,
  format,
  part,
  children,
}: WithProcessProps<View>): ReactNode {
  const raw = useRawSearch()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { view, ignored } = useMemo(() => parse(raw), [parse, raw])
  const [isAhead, setIsAhead] = useState(false)

  const show: ProcessPlace<View>['show'] = (next, step = {}) =>
    void router.navigate({
      href: pathname + stringifySearch(format(next)),
      resetScroll: false,
      ...step,
    })
  const searchFor = (search: string) => show({ ...view, search }, stepOf(router, view.search !== '', search !== ''))
  const fetchAhead = () => {
    setIsAhead(true)
    preload(part)
  }
  return (
    <div className="emb-app-view">
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view, { replace: true })} />
      {view.process === null ? (
        <>
          <ProcessChooser
            title={title}
            search={view.search}
            onSearchChange={searchFor}
            onOpen={(process, search) => {
              if (search !== view.search) searchFor(search)
              // Two changes of the address in one go would be one entry.
              router.history.flush()
              show({ ...view, search, process })
            }}
          />
          {!isAhead && <AtRest onRest={fetchAhead} />}
        </>
      ) : (
        children({ id: view.process, view, chooserHref: pathname, show })
      )}
    </div>
  )
}
