import type { CSSProperties, ReactNode, Ref } from 'react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components/Button'
import { useElementRef } from '../field/useElementRef.js'
import { useWords, defineWords } from '../ui-strings/index.js'
import { ButtonContent } from './ButtonContent.js'
import { usePressOnce } from './usePressOnce.js'

/** Words of `Button` and `IconButton`. */
export const buttonWords = defineWords('button', { pending: 'Please wait' })

/** How loud a button is. A view has one `primary` at most; `danger` is for what destroys something. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

/** `m` is as high as a field (36 px, compact 32 px), `s` is 4 px lower, for bars and rows. */
export type ButtonSize = 'm' | 's'

/** Props of `Button`: those of React Aria's button with `disabled` and `pending` in place of `isDisabled` and `isPending`. */
export interface ButtonProps extends Omit<
  AriaButtonProps,
  'isDisabled' | 'isPending' | 'onPress' | 'children' | 'className' | 'style' | 'render'
> {
  /**
   * Called when it is pressed. While a promise that it returns is pending, so is the button, from the press itself on; the rest
   * of a double click does nothing then.
   */
  onPress?: (event: PressEvent) => unknown
  /** Default `secondary`. */
  variant?: ButtonVariant
  /** Default `m`. */
  size?: ButtonSize
  /** 16 px glyph before the label; give it `aria-hidden`. */
  icon?: ReactNode
  /** Shows a spinner, keeps width and focus, and ignores presses; told to screen readers. Default `false`. */
  pending?: boolean
  /** Takes the button out of use and out of the tab order. Default `false`. */
  disabled?: boolean
  /** The label: a verb and what it acts on, such as "Add row". */
  children?: ReactNode
  className?: string
  style?: CSSProperties
  ref?: Ref<HTMLButtonElement>
}

/**
 * Does something when it is pressed by mouse, touch, Enter or Space. In a dialog `slot="close"` closes it.
 * For going to another page use `LinkButton`, for a glyph alone `IconButton`.
 */
export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  pending: given = false,
  disabled = false,
  onPress,
  children,
  className,
  ref,
  ...rest
}: ButtonProps) {
  const t = useWords(buttonWords)
  const [attach, button] = useElementRef<HTMLButtonElement, HTMLButtonElement>(ref)
  const { pending, props } = usePressOnce({ pending: given, onPress, button, pendingText: t('pending') })
  return (
    <AriaButton
      {...rest}
      {...props}
      ref={attach}
      isDisabled={disabled}
      className={className ? `emb-button ${className}` : 'emb-button'}
      data-variant={variant}
      data-size={size}
      data-has-icon={icon ? true : undefined}
    >
      <ButtonContent icon={icon} pending={pending} pendingText={t('pending')}>
        {children}
      </ButtonContent>
    </AriaButton>
  )
}
