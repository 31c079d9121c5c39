import { useWords } from '@embpm/ui/ui-strings'
import type { Lookup } from './useLookup.js'
import { valueHelpWords } from './valueHelpWords.js'

/** Says what became of a pasted list of keys; a live region, empty before. */
export function PastedNote({ pasted, ownProblem = false }: { pasted: Lookup; ownProblem?: boolean }) {
  const t = useWords(valueHelpWords)
  const { status, found, left } = pasted
  return (
    <p role="status" className="emb-value-help-pasted" data-status={status}>
      {status === 'asking' && t('lookingUp', { count: left.length })}
      {status === 'done' && found + left.length > 1 && t('pasted', { count: found })}
      {!ownProblem && problemOf(pasted, t) !== null && (
        <>
          {' '}
          <LookupProblem lookup={pasted} />
        </>
      )}
    </p>
  )
}

/** What is wrong with keys, said at once although the focus may be elsewhere already. */
export function LookupAlert({ lookup }: { lookup: Lookup }) {
  return (
    <span role="alert">
      <LookupProblem lookup={lookup} />
    </span>
  )
}

/** What is wrong with keys that were not found or could not be looked up, with a button that asks again. */
function LookupProblem({ lookup }: { lookup: Lookup }) {
  const t = useWords(valueHelpWords)
  return (
    <>
      {problemOf(lookup, t)}
      {lookup.status === 'failed' && (
        <>
          {' '}
          <button type="button" className="emb-value-help-retry" onClick={lookup.retry}>
            {t('retry')}
          </button>
        </>
      )}
    </>
  )
}

/** The words for keys that were not found or could not be looked up, else `null`. */
export function problemOf(
  { status, left, isSeveral }: Lookup,
  t: (key: 'notFound' | 'several' | 'lookUpFailed', values?: { count: number; keys: string }) => string,
): string | null {
  if (status === 'failed') return t('lookUpFailed')
  if (status !== 'done' || left.length === 0) return null
  return t(isSeveral ? 'several' : 'notFound', { count: left.length, keys: left.join(', ') })
}
