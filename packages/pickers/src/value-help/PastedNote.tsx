import { useWords } from '@embpm/ui/ui-strings'
import type { PastedKeys } from './usePastedKeys.js'
import { valueHelpWords } from './valueHelpWords.js'

/** Tells what became of a pasted list of keys; a live region, empty before. */
export function PastedNote({ pasted }: { pasted: PastedKeys }) {
  const t = useWords(valueHelpWords)
  const { status, found, left } = pasted
  return (
    <p role="status" className="emb-value-help-pasted" data-status={status}>
      {status === 'asking' && t('pasting', { count: left.length })}
      {status === 'done' && t('pasted', { count: found })}
      {status === 'done' && left.length > 0 && (
        <> {t('pastedUnknown', { count: left.length, keys: left.join(', ') })}</>
      )}
      {status === 'failed' && (
        <>
          {t('pasteFailed')}{' '}
          <button type="button" className="emb-value-help-retry" onClick={pasted.retry}>
            {t('retry')}
          </button>
        </>
      )}
    </p>
  )
}
