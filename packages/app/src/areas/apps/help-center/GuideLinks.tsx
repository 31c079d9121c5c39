import type { Guide } from '@embpm/contract/sample/helpCenter'
import { Link } from '@embpm/ui/link'
import { ChevronRight } from 'lucide-react'

/** Props of `GuideLinks`. */
export interface GuideLinksProps {
  guides: readonly Guide[]
  hrefOf: (guide: Guide) => string
  /** What each one is about stands below its title. Default `false`. */
  showSubtitles?: boolean
  /** A last line that leads to all of them. */
  all?: { label: string; href: string }
}

/** Guides as lines that lead to them. */
export function GuideLinks({ guides, hrefOf, showSubtitles = false, all }: GuideLinksProps) {
  return (
    <ul className="emb-app-help-links">
      {guides.map((guide) => (
        <li key={guide.id}>
          <Line href={hrefOf(guide)} title={guide.title} subtitle={showSubtitles ? guide.subtitle : undefined} />
        </li>
      ))}
      {all && (
        <li>
          <Line href={all.href} title={all.label} />
        </li>
      )}
    </ul>
  )
}

function Line({ href, title, subtitle }: { href: string; title: string; subtitle?: string }) {
  return (
    <Link className="emb-app-help-link" href={href}>
      <span className="emb-app-help-text" dir="auto">
        {title}
        {subtitle !== undefined && <span className="emb-app-help-subtitle">{subtitle}</span>}
      </span>
      <ChevronRight size={14} strokeWidth={1.5} aria-hidden />
    </Link>
  )
}
