import { fieldHelpId } from '@embpm/ui/field'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface ContainerHelpProps {
  /** Id of the container; the text has `fieldHelpId(id)`. */
  id: string
  description: ReactNode
  /** Stands in place of the description. */
  errorMessage: string | undefined
}

/** Help or error of a container, as `Field` shows those of a field. */
export function ContainerHelp({ id, description, errorMessage }: ContainerHelpProps) {
  const help = errorMessage ?? description
  if (help === undefined) return null
  return (
    <div className="emb-field-help" id={fieldHelpId(id)} data-error={errorMessage === undefined ? undefined : ''}>
      {errorMessage !== undefined && <CircleAlert size={12} strokeWidth={1.5} aria-hidden="true" />}
      <span>{help}</span>
    </div>
  )
}
