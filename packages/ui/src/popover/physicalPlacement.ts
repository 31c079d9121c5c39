import type { PopoverProps } from 'react-aria-components/Popover'

type Placement = NonNullable<PopoverProps['placement']>

const mirrored: Partial<Record<Placement, Placement>> = {
  'bottom start': 'bottom right',
  'bottom end': 'bottom left',
  'top start': 'top right',
  'top end': 'top left',
  start: 'right',
  end: 'left',
  'start top': 'right top',
  'start bottom': 'right bottom',
  'end top': 'left top',
  'end bottom': 'left bottom',
}

/** A placement whose start and end follow the direction of the page. */
export const physicalPlacement = (placement: Placement): Placement =>
  pageDirection() === 'rtl' ? (mirrored[placement] ?? placement) : placement

/** Which way the page is written. React Aria asks the locale instead, which does not know about `dir` on the root element. */
export const pageDirection = (): 'ltr' | 'rtl' =>
  typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
