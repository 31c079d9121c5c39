import type { ComponentProps, ReactNode } from 'react'
import { X } from 'lucide-react'
import { Heading } from 'react-aria-components/Modal'
import { Button } from '../button/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('dialog', { close: 'Close' })

/** Props of `Dialog.Header`. */
export interface DialogHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Names the dialog: a verb and its object, such as "Select service". */
  title: ReactNode
  /** What it is about, muted after the title, such as the object's name. */
  context?: ReactNode
  /** Shows the X. Default `true`. */
  closeable?: boolean
  /** Controls between the title and the X. */
  children?: ReactNode
}

/** Title line of a dialog, 56 px. */
export function DialogHeader({ title, context, closeable = true, className, children, ...rest }: DialogHeaderProps) {
  const t = useWords(words)
  return (
    <header {...rest} className={className ? `emb-dialog-header ${className}` : 'emb-dialog-header'}>
      <div className="emb-dialog-heading">
        <Heading slot="title" level={2} className="emb-dialog-title">
          {title}
        </Heading>
        {context !== undefined && context !== null && <span className="emb-dialog-context">{context}</span>}
      </div>
      {children}
      {closeable && (
        // Not `IconButton`: an X needs no tooltip, and so a dialog does not bring the tooltip's code.
        <Button
          slot="close"
          variant="ghost"
          aria-label={t('close')}
          icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
          data-icon-only
        />
      )}
    </header>
  )
}
