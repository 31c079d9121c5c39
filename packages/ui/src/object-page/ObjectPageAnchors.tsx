import { defineWords, useWords } from '../ui-strings/index.js'
import type { ObjectPageSection } from './ObjectPage.js'

const words = defineWords('objectPage', { sections: 'Sections' })

/** Props of `ObjectPageAnchors`. */
export interface ObjectPageAnchorsProps {
  sections: readonly ObjectPageSection[]
  current: string | undefined
  onSelect: (id: string) => void
}

/** The links to the sections, 36 px; the one that is being read is marked. */
export function ObjectPageAnchors({ sections, current, onSelect }: ObjectPageAnchorsProps) {
  const t = useWords(words)
  return (
    <nav className="emb-object-page-anchors" aria-label={t('sections')}>
      {sections.map(({ id, title }) => (
        // Not `Link`: the router must not take a step within the page for a page of its own.
        <a
          key={id}
          className="emb-object-page-anchor"
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onSelect(id)
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}
