import { LinkButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { StatePage } from './StatePage.js'

/** Props of `MissingPart`. */
export interface MissingPartProps {
  /** What there is not. */
  title: string
  /** Where one goes on. */
  back: { href: string; label: string }
}

/** In place of a page about something that does not exist. */
export function MissingPart({ title, back }: MissingPartProps) {
  return (
    <StatePage>
      <StateMessage
        kind="not-found"
        headingLevel={1}
        title={title}
        actions={<LinkButton href={back.href}>{back.label}</LinkButton>}
      />
    </StatePage>
  )
}
