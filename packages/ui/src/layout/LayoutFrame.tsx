import { Menu, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../button/index.js'
import { NavigationRail } from '../navigation/NavigationRail.js'
import { useWords } from '../ui-strings/index.js'
import { layoutWords, type LayoutProps } from './LayoutProps.js'
import { SkipLink } from './SkipLink.js'
import { useScrollRestoration } from './useScrollRestoration.js'
import { useSidebar } from './useSidebar.js'

interface LayoutFrameProps extends Omit<LayoutProps, 'version' | 'year' | 'product'> {
  /** What is left of the sidebar when it is not open beside the page. */
  folded: 'rail' | 'closed'
  /** First line of the sidebar; a close button follows in the overlay. */
  sideHead: ReactNode
  footer: ReactNode
}

/**
 * What the layouts with a sidebar have in common. From 960 px the header's button opens and folds the sidebar; below, the
 * sidebar is an overlay, closed at first, that Escape, navigating and a click outside close. The first stop of the
 * keyboard skips to the page.
 */
export function LayoutFrame({
  folded,
  sideHead,
  footer,
  navigation,
  header,
  organisation,
  sidebarOpen,
  defaultSidebarOpen = true,
  onSidebarOpenChange,
  scrollKey,
  className = '',
  children,
  ...rest
}: LayoutFrameProps) {
  const t = useWords(layoutWords)
  const id = useId()
  const { state, toggleSidebar, close, sidebar, toggle, main } = useSidebar({
    folded,
    open: sidebarOpen,
    defaultOpen: defaultSidebarOpen,
    onOpenChange: onSidebarOpenChange,
  })
  useScrollRestoration(scrollKey, main)
  const over = state === 'over'
  return (
    <div {...rest} data-sidebar={state} className={`emb-layout ${className}`}>
      <SkipLink id={`${id}main`} target={main} inert={over} />
      <aside
        ref={sidebar}
        id={`${id}side`}
        className="emb-layout-side"
        aria-label={t('sidebar')}
        tabIndex={over ? -1 : undefined}
      >
        <div className="emb-layout-side-head">
          {sideHead}
          {over && (
            <IconButton
              label={t('close')}
              tooltip={false}
              icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
              onPress={close}
            />
          )}
        </div>
        <NavigationRail value={state === 'rail'}>{navigation}</NavigationRail>
      </aside>
      {over && (
        <button type="button" className="emb-layout-backdrop" tabIndex={-1} aria-hidden="true" onClick={close} />
      )}
      <header className="emb-layout-header" inert={over}>
        <IconButton
          ref={toggle}
          className="emb-layout-toggle"
          label={t('toggle')}
          aria-expanded={state === 'beside' || over}
          aria-controls={`${id}side`}
          icon={<Menu size={16} strokeWidth={1.5} aria-hidden="true" />}
          onPress={toggleSidebar}
        />
        <div className="emb-layout-organisation">{organisation}</div>
        <div className="emb-layout-tools">{header}</div>
      </header>
      <main ref={main} id={`${id}main`} className="emb-layout-main" tabIndex={-1} inert={over}>
        {children}
      </main>
      <footer className="emb-layout-footer" inert={over}>
        {footer}
      </footer>
    </div>
  )
}
