import { CircleAlert, FileSearch, Inbox, SearchX, Shield, WifiOff } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** Why there is nothing to show. */
export type StateKind = 'empty' | 'no-match' | 'error' | 'forbidden' | 'not-found' | 'offline'

const icons = {
  empty: Inbox,
  'no-match': SearchX,
  error: CircleAlert,
  forbidden: Shield,
  'not-found': FileSearch,
  offline: WifiOff,
}

/** Errors are read out at once, the outcome of a search when the screen reader pauses, a whole page by its heading. */
const roles: Partial<Record<StateKind, 'alert' | 'status'>> = {
  error: 'alert',
  offline: 'alert',
  empty: 'status',
  'no-match': 'status',
}

/** Props of `StateMessage`. */
export interface StateMessageProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  kind: StateKind
  /** What is the case: "No services yet", "Services could not be loaded". */
  title: ReactNode
  /** What it means or what to do. */
  description?: ReactNode
  /** The first action: "New service", "Clear filters", "Try again". */
  actions?: ReactNode
  /** Level of the title. Default 2; 1 where it is the whole page. */
  headingLevel?: 1 | 2 | 3 | 4
  /** 20 px glyph in place of the kind's own; give it `aria-hidden`. */
  icon?: ReactNode
}

/** Stands where content would be and says why there is none, and what can be done. */
export function StateMessage({
  kind,
  title,
  description,
  actions,
  headingLevel = 2,
  icon,
  className = '',
  ...rest
}: StateMessageProps) {
  const Icon = icons[kind]
  const Heading = `h${headingLevel}` as const
  return (
    <div role={roles[kind]} {...rest} data-kind={kind} className={`emb-state-message ${className}`}>
      <span className="emb-state-message-icon">{icon ?? <Icon size={20} strokeWidth={1.5} aria-hidden="true" />}</span>
      <Heading className="emb-state-message-title">{title}</Heading>
      {description !== undefined && <p className="emb-state-message-description">{description}</p>}
      {actions !== undefined && <div className="emb-state-message-actions">{actions}</div>}
    </div>
  )
}
