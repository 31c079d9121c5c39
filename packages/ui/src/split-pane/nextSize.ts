/** How far a side pane may go, in px. */
export interface SizeLimits {
  min: number
  max: number
  collapsible: boolean
}

/** The width that a divider takes when it is dragged to `wanted`: within the limits; folded away below half of the smallest. */
export const nextSize = (wanted: number, { min, max, collapsible }: SizeLimits): number =>
  collapsible && wanted < min / 2 ? 0 : Math.round(Math.min(max, Math.max(min, wanted)))
