import type { ComponentProps } from 'react'
import type { ControlProps } from '../control/ControlProps.js'

/** What a field gives to its outermost element as it is: `style`, `data-*`, event handlers. */
export interface FieldRootProps extends Omit<
  ComponentProps<'div'>,
  keyof ControlProps<unknown> | 'children' | 'onChange' | 'placeholder' | 'prefix' | 'autoFocus' | 'onKeyDown'
> {
  className?: string
}
