import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { changeView, emptyView, type TableView } from './TableView.js'

interface Options {
  view?: TableView | undefined
  defaultView?: Partial<TableView> | undefined
  onViewChange?: ((view: TableView) => void) | undefined
}

interface State {
  view: TableView
  /** Whether it was chosen here and not given. */
  chosen: boolean
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
    chosen: false,
    seen: nameOf(given),
    reported: [],
  }))
  const name = nameOf(given)
  let { view, chosen } = state
  if (given && name !== state.seen) {
    const echo = state.reported.indexOf(name)
    if (echo < 0) [view, chosen] = [given, false]
    setState({ view, chosen, seen: name, reported: echo < 0 ? [] : state.reported.slice(echo + 1) })
  }

  // Once it is drawn, in a task of its own: an address that follows is drawn again, and no key waits for both.
  const report = useEffectEvent((next: TableView) => onViewChange?.(next))
  useEffect(() => {
    if (!chosen) return
    const task = setTimeout(report, 0, view)
    return () => clearTimeout(task)
  }, [view, chosen])

  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  })
  const setView = useCallback((patch: Partial<TableView>) => {
    const next = changeView(latest.current, patch)
    const nextName = nameOf(next)
    if (nextName === nameOf(latest.current)) return
    latest.current = next
    setState((before) => ({
      ...before,
      view: next,
      chosen: true,
      reported: [...before.reported, nextName].slice(-20),
    }))
  }, [])
  return [view, setView] as const
}
