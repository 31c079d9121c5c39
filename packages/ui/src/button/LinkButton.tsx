import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import { stopStrayPress } from '../action/strayPress.js'
import { Link, type LinkProps } from '../link/Link.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import type { ButtonSize, ButtonVariant } from './Button.js'
import { ButtonContent } from './ButtonContent.js'

const words = defineWords('linkButton', { newTab: 'opens in a new tab' })

/** Props of `LinkButton`: those of an anchor, with the looks of a button. */
export interface LinkButtonProps extends LinkProps {
  /** Default `secondary`. */
  variant?: ButtonVariant
  /** Default `m`. */
  size?: ButtonSize
  /** 16 px glyph before the label; give it `aria-hidden`. */
  icon?: ReactNode
  /** Opens a new tab, which a glyph after the label shows and its name says. Default `false`. */
  newTab?: boolean
}

/** A link that looks like a button: it goes to an address, can be opened in a new tab, and is served by `LinkProvider`. */
export function LinkButton({
  variant = 'secondary',
  size = 'm',
  icon,
  newTab = false,
  className,
  onClickCapture,
  children,
  ...rest
}: LinkButtonProps) {
  const t = useWords(words)
  return (
    <Link
      {...(newTab ? { target: '_blank' } : {})}
      {...rest}
      onClickCapture={(event) => {
        onClickCapture?.(event)
        stopStrayPress(event)
      }}
      className={className ? `emb-button ${className}` : 'emb-button'}
      data-variant={variant}
      data-size={size}
      data-new-tab={newTab || undefined}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
      {newTab && (
        <>
          <span className="emb-visually-hidden">{` (${t('newTab')})`}</span>
          <span className="emb-button-icon">
            <ExternalLink size={14} strokeWidth={1.5} aria-hidden="true" />
          </span>
        </>
      )}
    </Link>
  )
}
