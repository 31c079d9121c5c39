import type { ComponentProps } from 'react'

/** Props of `Sparkline`; further ones go to the root. */
export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** From the oldest to the newest; fewer than two draw nothing. */
  values: readonly number[]
  /** Accessible name that says where it goes, such as "From 12 to 30 in eight weeks". Without it, screen readers pass it by. */
  label?: string
}

/** The way of a figure as a line without axes, from its least to its largest value, with a dot at its newest one. */
export function Sparkline({ values, label, className = '', ...rest }: SparklineProps) {
  const [least, largest] = [Math.min(...values), Math.max(...values)]
  const x = (place: number) => Math.round((place / Math.max(1, values.length - 1)) * 10_000) / 100
  const y = (value: number) =>
    Math.round((largest === least ? 50 : 90 - ((value - least) / (largest - least)) * 80) * 100) / 100
  const last = values.at(-1)
  return (
    <span
      {...rest}
      className={`emb-sparkline ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {values.length > 1 && last !== undefined && (
        <svg width="100%" height="100%">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
            <path
              d={values.map((value, place) => `${place === 0 ? 'M' : 'L'}${x(place)} ${y(value)}`).join('')}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <circle cx="100%" cy={`${y(last)}%`} r="2.5" />
        </svg>
      )}
    </span>
  )
}
