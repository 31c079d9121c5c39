import { Menu, X } from 'lucide-react'
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Avatar } from '../avatar/index.js'
import { IconButton } from '../button/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import { useSidebar } from './useSidebar.js'

const words = defineWords('classyLayout', {
  skip: 'Skip to content',
  sidebar: 'Sidebar',
  toggle: 'Navigation',
  close: 'Close navigation',
  copyright: '© {year} {product}',
})

/** Who is signed in. */
export interface ClassyLayoutUser {
  name: string
  email: string
  /** Address of a picture. */
  avatar?: string
}

/** Props of `ClassyLayout`. */
export interface ClassyLayoutProps extends ComponentProps<'div'> {
  /** Shown on top of the sidebar. */
  user: ClassyLayoutUser
  /** The sidebar's content: a `Navigation`. */
  navigation: ReactNode
  /** Tools at the end of the header. */
  header: ReactNode
  /** Organisation switcher at the start of the header. */
  organisation?: ReactNode
  /** Version of the product, in the footer. */
  version: string
  /** Year of the copyright line. */
  year: number
  /** Name in the copyright line. Default "EMBPM". */
  product?: string
}

/**
 * Sidebar, header and page. From 960 px the header's button collapses the sidebar; below, the sidebar is an overlay,
 * closed at first, that Escape, navigating and a click outside close. The first stop of the keyboard skips to the page.
 */
export function ClassyLayout({
  user,
  navigation,
  header,
  organisation,
  version,
  year,
  product = 'EMBPM',
  className = '',
  children,
  ...rest
}: ClassyLayoutProps) {
  const t = useWords(words)
  const id = useId()
  const { state, toggleSidebar, close, sidebar, toggle, main } = useSidebar()
  const over = state === 'over'
  const skip = (event: MouseEvent) => {
    // The address would change otherwise, and the router would take it for a page.
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div {...rest} data-sidebar={state} className={`emb-classy ${className}`}>
      <a className="emb-classy-skip" href={`#${id}main`} inert={over} onClick={skip}>
        {t('skip')}
      </a>
      <aside
        ref={sidebar}
        id={`${id}side`}
        className="emb-classy-side"
        aria-label={t('sidebar')}
        tabIndex={over ? -1 : undefined}
      >
        <div className="emb-classy-user">
          <Avatar name={user.name} src={user.avatar} aria-hidden="true" />
          <span className="emb-classy-user-text">
            <span className="emb-classy-user-name" title={user.name}>
              {user.name}
            </span>
            <span className="emb-classy-user-email" title={user.email}>
              {user.email}
            </span>
          </span>
          {over && (
            <IconButton
              label={t('close')}
              tooltip={false}
              icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
              onPress={close}
            />
          )}
        </div>
        {navigation}
      </aside>
      {over && (
        <button type="button" className="emb-classy-backdrop" tabIndex={-1} aria-hidden="true" onClick={close} />
      )}
      <header className="emb-classy-header" inert={over}>
        <IconButton
          ref={toggle}
          className="emb-classy-toggle"
          label={t('toggle')}
          aria-expanded={state !== 'closed'}
          aria-controls={`${id}side`}
          icon={<Menu size={16} strokeWidth={1.5} aria-hidden="true" />}
          onPress={toggleSidebar}
        />
        <div className="emb-classy-organisation">{organisation}</div>
        <div className="emb-classy-tools">{header}</div>
      </header>
      <main ref={main} id={`${id}main`} className="emb-classy-main" tabIndex={-1} inert={over}>
        {children}
      </main>
      <footer className="emb-classy-footer" inert={over}>
        {/* As a string: a year has no thousands separator. */}
        <span>{t('copyright', { year: String(year), product })}</span>
        <span>{version}</span>
      </footer>
    </div>
  )
}
