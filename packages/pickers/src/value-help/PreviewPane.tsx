import { useWords } from '@embpm/ui/ui-strings'
import type { ComponentType, ReactNode } from 'react'
import { Lazy, type LazyPart } from '@embpm/ui/lazy-part'
import { valueHelpWords } from './valueHelpWords.js'

/** The details of the marked row beside a picker's table or tree, from 1280 px on; without any it says how to get them. */
export function PreviewPane({ children }: { children: ReactNode }) {
  const t = useWords(valueHelpWords)
  return (
    <aside className="emb-value-help-preview" aria-label={t('preview')}>
      {children ?? <p className="emb-value-help-hint">{t('previewEmpty')}</p>}
    </aside>
  )
}

interface LazyPreviewProps<P> {
  part: LazyPart<ComponentType<P>>
  props: P
}

/** A preview that is loaded with the first row that it shows, so that a field which nobody opens does not pay for it. */
export function LazyPreview<P extends object>({ part, props }: LazyPreviewProps<P>) {
  const t = useWords(valueHelpWords)
  return (
    <Lazy
      part={part}
      failed={(retry) => (
        <p className="emb-value-help-hint" role="alert">
          {t('previewFailed')}{' '}
          <button type="button" className="emb-value-help-retry" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      )}
    >
      {(Preview) => <Preview {...props} />}
    </Lazy>
  )
}
