import type { EntityName } from '@embpm/contract'
import type { ObjectRef } from '@embpm/contract/object-explorer'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { type ExplorerDepth, type ExplorerView, formatExplorerSearch, parseExplorerSearch } from './explorerSearch.js'
import type { GroupName } from './shownLinks.js'

/** What the address shows, and the ways to show something else. */
export interface ExplorerNav {
  view: ExplorerView
  /** What the address asks for in vain. */
  ignored: readonly string[]
  /** Address with an object in the middle. Going there is a step of the history. */
  centre: (object: ObjectRef) => string
  /** Address of the way to another object; `null` for the links of the one in the middle. */
  to: (object: ObjectRef | null) => string
  /** Address that shows all of a group, or folds it again. */
  unfold: (name: GroupName) => string
  /** Goes to an address of the explorer; Back leads to the object that was in the middle. */
  go: (href: string) => void
  /** Shows so many steps around the object, in place of the address before. */
  deepen: (depth: ExplorerDepth) => void
  /** Leaves out kinds, in place of the address before. */
  leaveOut: (kinds: readonly EntityName[]) => void
}

/** Reads the address of the explorer, and writes others. */
export function useExplorerNav(): ExplorerNav {
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const raw = useRawSearch()
  return useMemo(() => {
    const { view, ignored } = parseExplorerSearch(raw)
    const hrefOf = (change: Partial<ExplorerView>) =>
      pathname + stringifySearch(formatExplorerSearch({ ...view, ...change }))
    const refOf = ({ kind, id }: ObjectRef): ObjectRef => ({ kind, id })
    return {
      view,
      ignored,
      centre: (object) => hrefOf({ object: refOf(object), to: null, unfolded: [] }),
      to: (object) => hrefOf({ to: object && refOf(object) }),
      unfold: (name) =>
        hrefOf({
          unfolded: view.unfolded.includes(name)
            ? view.unfolded.filter((one) => one !== name)
            : [...view.unfolded, name],
        }),
      go: (href) => void router.navigate({ href, resetScroll: false }),
      deepen: (depth) => void router.navigate({ href: hrefOf({ depth }), replace: true, resetScroll: false }),
      leaveOut: (without) => void router.navigate({ href: hrefOf({ without }), replace: true, resetScroll: false }),
    }
  }, [router, pathname, raw])
}
