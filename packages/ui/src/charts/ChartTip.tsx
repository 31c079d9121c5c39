/** One figure of a point. */
export interface ChartTipLine {
  /** What the figure is; without it the figure stands alone. */
  label?: string
  /** The figure with its unit. */
  text: string
  /** Number of the colour of its series. */
  color?: number
}

/** What is at a point of a chart, beside it. The name of the point says the same to screen readers. */
export function ChartTip({ title, lines }: { title: string; lines: readonly ChartTipLine[] }) {
  return (
    <span className="emb-chart-tip">
      <b>{title}</b>
      {lines.map(({ label, text, color }, place) => (
        <span key={label ?? place} className="emb-chart-tip-line">
          {color !== undefined && <i data-color={color} />}
          <span>{label}</span>
          <bdi>{text}</bdi>
        </span>
      ))}
    </span>
  )
}
