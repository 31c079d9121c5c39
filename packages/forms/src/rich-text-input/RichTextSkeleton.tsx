import { useWords } from '@embpm/ui/ui-strings'
import { commandGroups, richTextWords } from './richTextWords.js'

/** The editor's place while it is loading: the same toolbar, line by line, without its buttons. */
export function RichTextSkeleton() {
  const t = useWords(richTextWords)
  return (
    <div role="progressbar" aria-label={t('loading')} className="emb-rich-text-skeleton">
      <div className="emb-rich-text-toolbar">
        {commandGroups.map((group) => (
          <div key={group[0]} className="emb-rich-text-group">
            {group.map((name) => (
              <span key={name} className="emb-rich-text-button" />
            ))}
          </div>
        ))}
      </div>
      <div className="emb-rich-text-content">
        <span />
        <span />
      </div>
    </div>
  )
}
