/** How strong a value is shown: 0 for nothing, 1 to 6 for shares of the largest one. */
export const heatStep = (value: number, max: number): number =>
  value > 0 && max > 0 ? Math.min(6, Math.max(1, Math.ceil((value / max) * 6 - 1e-9))) : 0
