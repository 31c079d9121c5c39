import { lazyPart } from '../lazy-part/lazyPart.js'

/** The box of a tooltip, loaded with the first one that is to show: every glyph button has one, few are ever seen. */
export const tooltipPart = lazyPart(async () => (await import('./TooltipBox.js')).TooltipBox)
