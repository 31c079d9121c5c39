import type { ReactNode } from 'react'

/** Props of `EmbeddedPanel`. */
export interface EmbeddedPanelProps {
  /** The page's heading. */
  title: string
  /** One sentence below it. */
  lead?: string
  children?: ReactNode
}

/** A narrow column in the middle of an embedded page: heading, sentence, form. */
export function EmbeddedPanel({ title, lead, children }: EmbeddedPanelProps) {
  return (
    <div className="emb-app-embedded-panel">
      <h1>{title}</h1>
      {lead !== undefined && <p className="emb-app-sign-in-lead">{lead}</p>}
      {children}
    </div>
  )
}
