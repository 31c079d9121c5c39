/** Scales that the buttons and keys go through. */
const steps = [0.1, 0.15, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4]

/** The next larger or smaller scale; the last one stays. */
export const nextScale = (scale: number, direction: 1 | -1): number =>
  (direction === 1 ? steps.find((step) => step > scale + 0.005) : steps.findLast((step) => step < scale - 0.005)) ??
  scale
