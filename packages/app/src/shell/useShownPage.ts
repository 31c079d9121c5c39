import { useRouterState } from '@tanstack/react-router'

/** The page that is on the screen. */
export interface ShownPage {
  pathname: string
  /** The frame that its address asks for. */
  layout: string | undefined
}

/**
 * The page that is shown, not the one that is being loaded: a frame that took after the next page would change around
 * this one, and everything typed into it would be lost.
 */
export function useShownPage(): ShownPage {
  const pathname = useRouterState({
    select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname,
  })
  const layout = useRouterState({
    select: ({ matches }) => {
      const search: object = matches.at(-1)?.search ?? {}
      return 'layout' in search && typeof search.layout === 'string' ? search.layout : undefined
    },
  })
  return { pathname, layout }
}
