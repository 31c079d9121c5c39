import { type ComponentProps, createContext, use, useCallback, type MouseEvent, type ReactNode } from 'react'

/** Props of `Link`: those of an anchor, with an address. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads; a path, a whole address or `#part`. */
  href: string
}

/**
 * A plain anchor that the application's router serves on a plain left click (see `LinkProvider`). Clicks with a modifier
 * key, other targets, downloads and other origins stay the browser's. `rel="noreferrer"` is added for `target="_blank"`.
 * A `className` replaces the looks of a text link.
 */
export function Link({ href, className, onClick, target, rel, children, ...rest }: LinkProps) {
  const link = useLink()
  return (
    <a
      {...rest}
      href={href}
      className={className ?? 'emb-link'}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noreferrer' : undefined)}
      onClick={(event) => {
        onClick?.(event)
        link.onClick(event)
      }}
    >
      {children}
    </a>
  )
}

/**
 * Goes to `href` inside the application. The event is the click that asked for it, already kept from loading the page;
 * it is missing when a component navigates without one.
 */
export type Navigate = (href: string, event?: MouseEvent<HTMLElement>) => void

const Context = createContext<Navigate | undefined>(undefined)

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** Called instead of a page load for every plain left click on a `Link` that stays in this window. */
  navigate: Navigate
  children: ReactNode
}

/** Hands the links below it to the application's router. Without it links are ordinary `<a href>`. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <Context value={navigate}>{children}</Context>
}

/** What `useLink` gives. */
export interface LinkNavigation {
  /** Click handler for an `<a href>`: navigates inside the application where that is possible. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Navigates to any address; loads the page when no `LinkProvider` is above. */
  navigate: Navigate
}

/** Navigation for components that render their own anchor. Modified clicks, other targets and downloads stay the browser's. */
export function useLink(): LinkNavigation {
  const inner = use(Context)
  const onClick = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!inner || event.defaultPrevented || !staysHere(event)) return
      event.preventDefault()
      // The attribute, not the resolved address: the router knows paths, and `#part` must stay what it is.
      inner(event.currentTarget.getAttribute('href') ?? '', event)
    },
    [inner],
  )
  const navigate = useCallback<Navigate>(
    (href, event) => (inner ? inner(href, event) : window.location.assign(href)),
    [inner],
  )
  return { onClick, navigate }
}

const staysHere = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target, origin, href } = event.currentTarget
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download') &&
    href !== '' &&
    origin === window.location.origin
  )
}
