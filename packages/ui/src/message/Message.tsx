import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('message', { info: 'Note', success: 'Success', warning: 'Warning', danger: 'Error' })

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** Props of `Message`. */
export interface MessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of news it is. Default `info`. */
  tone?: 'info' | 'warning' | 'danger' | 'success'
  /** A first line in semibold. */
  title?: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/** News about the page, in the page. A danger is read out at once, the others when the screen reader pauses. */
export function Message({ tone = 'info', title, actions, className = '', children, ...rest }: MessageProps) {
  const t = useWords(words)
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      className={`emb-message ${className}`}
    >
      <Icon className="emb-message-icon" size={16} strokeWidth={1.5} role="img" aria-label={t(tone)} />
      <div className="emb-message-text">
        {title !== undefined && <div className="emb-message-title">{title}</div>}
        {children}
      </div>
      {actions !== undefined && <div className="emb-message-actions">{actions}</div>}
    </div>
  )
}
