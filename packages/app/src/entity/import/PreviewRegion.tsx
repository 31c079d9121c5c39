import { useId, type ReactNode } from 'react'

/** Props of `PreviewRegion`. */
export interface PreviewRegionProps {
  title: string
  /** A table of the class `emb-app-import-preview`. */
  children: ReactNode
}

/** A table of an import under its title, which scrolls by itself where it is larger than its room. */
export function PreviewRegion({ title, children }: PreviewRegionProps) {
  const id = useId()
  return (
    <div>
      <h4 id={id} className="emb-app-import-subtitle">
        {title}
      </h4>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe's scrollable-region-focusable: what scrolls must take the focus */}
      <div className="emb-app-import-scroll" role="region" aria-labelledby={id} tabIndex={0}>
        {children}
      </div>
    </div>
  )
}
