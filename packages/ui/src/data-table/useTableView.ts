import { useCallback, useEffect, useRef, useState } from 'react'
import { changeView, emptyView, type TableView } from './TableView.js'

interface Options {
  view?: TableView | undefined
  defaultView?: Partial<TableView> | undefined
  onViewChange?: ((view: TableView) => void) | undefined
}

interface State {
  view: TableView
  /** The `view` prop that was seen last. */
  seen: string
  /** Views that were reported and have not come back as the prop. */
  reported: readonly string[]
}

const nameOf = (view: TableView | undefined): string => (view ? JSON.stringify(view) : '')

/**
 * The view, controlled or not. A controlled one is shown at once and not only when it comes back as the prop: an address
 * may take its time, and letters typed meanwhile must not be lost.
 */
export function useTableView({ view: given, defaultView, onViewChange }: Options) {
  const [state, setState] = useState<State>(() => ({
    view: given ?? { ...emptyView, ...defaultView },
    seen: nameOf(given),
    reported: [],
  }))
  const name = nameOf(given)
  let { view } = state
  if (given && name !== state.seen) {
    const echo = state.reported.indexOf(name)
    if (echo < 0) view = given
    setState({ view, seen: name, reported: echo < 0 ? [] : state.reported.slice(echo + 1) })
  }

  const latest = useRef({ view, onViewChange })
  useEffect(() => {
    latest.current = { view, onViewChange }
  })
  const setView = useCallback((patch: Partial<TableView>) => {
    const next = changeView(latest.current.view, patch)
    if (nameOf(next) === nameOf(latest.current.view)) return
    latest.current = { ...latest.current, view: next }
    setState((before) => ({ ...before, view: next, reported: [...before.reported, nameOf(next)].slice(-20) }))
    latest.current.onViewChange?.(next)
  }, [])
  return [view, setView] as const
}
