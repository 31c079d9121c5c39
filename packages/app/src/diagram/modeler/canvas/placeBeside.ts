/** px between a box and what it belongs to. */
const gap = 14

/** px that stay free at the edges of the canvas. */
const margin = 12

/** Puts a floating box below a place on the page, or above it where there is no room, inside of what it floats over. */
export function placeBeside(box: HTMLElement, place: DOMRect): void {
  const room = box.offsetParent?.getBoundingClientRect()
  if (!room) return
  const { offsetWidth: width, offsetHeight: height } = box
  const below = place.bottom - room.top + gap
  const above = place.top - room.top - gap - height
  const top = below + height > room.height - margin && above > margin ? above : below
  const within = (value: number, most: number) => Math.max(margin, Math.min(value, most))
  const { style } = box
  style.setProperty('left', `${Math.round(within(place.left - room.left - 8, room.width - width - margin))}px`)
  style.setProperty('top', `${Math.round(within(top, room.height - height - margin))}px`)
}
