import type { ReactNode } from 'react'
import { Link, type LinkProps } from '../link/index.js'
import type { ButtonSize, ButtonVariant } from './Button.js'
import { ButtonContent } from './ButtonContent.js'

/** Props of `LinkButton`: those of an anchor, with the looks of a button. */
export interface LinkButtonProps extends LinkProps {
  /** Default `secondary`. */
  variant?: ButtonVariant
  /** Default `m`. */
  size?: ButtonSize
  /** 16 px glyph before the label; give it `aria-hidden`. */
  icon?: ReactNode
}

/** A link that looks like a button: it goes to an address, can be opened in a new tab, and is served by `LinkProvider`. */
export function LinkButton({ variant = 'secondary', size = 'm', icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={className ? `emb-button ${className}` : 'emb-button'}
      data-variant={variant}
      data-size={size}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  )
}
