/** The scale of an axis that begins with 0. */
export interface Scale {
  /** The end of the axis, a multiple of `step`. */
  max: number
  /** From one line to the next: 1, 2, 2.5 or 5 times a power of ten. */
  step: number
}

const steps = [1, 2, 2.5, 5, 10]

/** Share of a step that dividing leaves. */
const tolerance = 1e-9

/**
 * The shortest axis with round numbers that reaches a value.
 * @param value the largest one; 0 and less make an axis up to 1
 * @param lines the most lines besides that of 0. Default 5
 */
export function scaleTo(value: number, lines = 5): Scale {
  if (!(value > 0) || !Number.isFinite(value)) return { max: 1, step: 1 }
  const power = 10 ** Math.floor(Math.log10(value / lines))
  const step = (steps.find((one) => one * power * lines >= value) ?? 20) * power
  return { max: Math.ceil(value / step - tolerance) * step, step }
}
