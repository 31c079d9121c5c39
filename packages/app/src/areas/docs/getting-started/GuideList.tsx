import { Link } from '@embpm/ui/link'
import type { DocsText } from '../docsText.js'
import { guideNames, type GuideName } from './guides.js'

/** Props of `GuideList`. */
export interface GuideListProps {
  /** Name of the list. */
  label: string
  texts: DocsText['guides']
  current: GuideName
  hrefOf: (name: GuideName) => string
}

/** All guides as lines that lead to them, in the order in which they are read. */
export function GuideList({ label, texts, current, hrefOf }: GuideListProps) {
  return (
    <nav aria-label={label}>
      <ol className="emb-app-docs-list">
        {guideNames.map((name) => (
          <li key={name}>
            <Link
              className="emb-app-docs-line"
              href={hrefOf(name)}
              aria-current={name === current ? 'page' : undefined}
            >
              {texts[name].title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
