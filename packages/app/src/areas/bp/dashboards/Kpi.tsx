import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { Sparkline } from '@embpm/ui/charts'
import { Link } from '@embpm/ui/link'
import { ChevronRight } from 'lucide-react'

/** Props of `Kpi`. */
export interface KpiProps {
  label: string
  /** As it is read, with its unit. */
  value: string
  /** Says the target, or what it is a part of. */
  note: string
  /** How it stands beside its target, in a word. */
  tag?: { text: string; tone: BadgeProps['tone'] }
  /** How much of the whole it is, from 0 to 1; more is shown as 1. */
  share: number
  /** Where the target is, from 0 to 1. */
  target?: number
  /** Whether it is beyond what it may be. Default `false`. */
  isBad?: boolean
  /** Its way, from the oldest to the newest. */
  trend?: readonly number[]
  /** The list behind it. */
  href: string
}

const percent = (share: number) => `${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%`

/** Stands where a figure would be that cannot be told for what is shown, and says why. */
export function MissingKpi({ label, note }: Pick<KpiProps, 'label' | 'note'>) {
  return (
    <li className="emb-app-kpi" data-missing="">
      <span className="emb-app-kpi-label">
        <span>{label}</span>
      </span>
      <span className="emb-app-kpi-value">
        <b aria-hidden="true">–</b>
      </span>
      <span className="emb-app-kpi-note">
        <span>{note}</span>
      </span>
    </li>
  )
}

/** A figure with its target and its way, 112 px high; all of it leads to the list behind it. */
export function Kpi({ label, value, note, tag, share, target, isBad = false, trend = [], href }: KpiProps) {
  return (
    <li>
      <Link href={href} className="emb-app-kpi" data-bad={isBad || undefined}>
        <span className="emb-app-kpi-label">
          <span>{label}</span>
          <ChevronRight size={14} strokeWidth={1.5} aria-hidden="true" />
        </span>
        <span className="emb-app-kpi-value">
          <b>{value}</b>
          <Sparkline values={trend} />
        </span>
        <span className="emb-app-kpi-bar" aria-hidden="true">
          <i style={{ inlineSize: percent(share) }} />
          {target !== undefined && <u style={{ insetInlineStart: percent(target) }} />}
        </span>
        <span className="emb-app-kpi-note">
          <span>{note}</span>
          {tag && <Badge tone={tag.tone}>{tag.text}</Badge>}
        </span>
      </Link>
    </li>
  )
}
