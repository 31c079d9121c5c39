import { useWords } from '@embpm/ui/ui-strings'
import type { ComponentType } from 'react'
import { Lazy, type LazyPart } from '@embpm/ui/lazy-part'
import { valueHelpWords } from './valueHelpWords.js'

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
