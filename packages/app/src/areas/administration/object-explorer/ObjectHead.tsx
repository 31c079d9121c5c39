import type { ReactNode } from 'react'

/** Props of `ObjectHead`. */
export interface ObjectHeadProps {
  /** What it is. */
  kind: string
  title: string
  children?: ReactNode
}

/** What the lists below are about. */
export function ObjectHead({ kind, title, children }: ObjectHeadProps) {
  return (
    <header className="emb-app-explorer-head">
      <p>{kind}</p>
      <h2>{title}</h2>
      {children}
    </header>
  )
}
