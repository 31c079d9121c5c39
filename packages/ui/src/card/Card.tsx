import { useId, type ComponentProps, type ReactNode } from 'react'

/** Props of `Card`. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the card. */
  title: ReactNode
  /** Buttons at the end of the header. */
  actions?: ReactNode
  /** Level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** Lets the content touch the edges: tables and lists. Default `false`. */
  flush?: boolean
}

/** A titled box for things that stand side by side. Never put a card into a card. */
export function Card({
  title,
  actions,
  headingLevel = 2,
  flush = false,
  className = '',
  children,
  ...rest
}: CardProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} {...rest} data-flush={flush ? '' : undefined} className={`emb-card ${className}`}>
      <header className="emb-card-head">
        <Heading id={id} className="emb-card-title">
          {title}
        </Heading>
        {actions !== undefined && <div className="emb-card-actions">{actions}</div>}
      </header>
      <div className="emb-card-body">{children}</div>
    </section>
  )
}
