import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Tooltip } from '../tooltip/Tooltip.js'
import { type ButtonProps, buttonWords } from './Button.js'
import { useElementRef } from '../field/useElementRef.js'
import { useWords } from '../ui-strings/index.js'
import { ButtonContent } from './ButtonContent.js'
import { usePressOnce } from './usePressOnce.js'

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'icon'> {
  /** What it does; the accessible name and the tooltip. */
  label: string
  /** 16 px glyph with `aria-hidden`. */
  icon: ReactNode
  /** `false` leaves the tooltip out, where the label stands beside the button or the glyph is obvious (X). Default `true`. */
  tooltip?: boolean
}

/** A square button that shows a glyph alone. Default variant `ghost`. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'm',
  pending: given = false,
  disabled = false,
  tooltip = true,
  onPress,
  className,
  ref,
  ...rest
}: IconButtonProps) {
  const t = useWords(buttonWords)
  const [attach, element] = useElementRef<HTMLButtonElement, HTMLButtonElement>(ref)
  const { pending, props } = usePressOnce({ pending: given, onPress, button: element, pendingText: t('pending') })
  const button = (
    <AriaButton
      {...rest}
      {...props}
      ref={attach}
      aria-label={label}
      isDisabled={disabled}
      className={className ? `emb-button ${className}` : 'emb-button'}
      data-variant={variant}
      data-size={size}
      data-has-icon
      data-icon-only
    >
      <ButtonContent icon={icon} pending={pending} pendingText={t('pending')} />
    </AriaButton>
  )
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}
