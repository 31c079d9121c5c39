import type { ReactNode } from 'react'
import type { ValueHelpState } from './useValueHelp.js'

/** The words about chosen keys whose rows are not known; they stand where the help stands. `undefined` when all are. */
export function itemNote<Row>(
  help: ValueHelpState<Row>,
  t: (
    key: 'unknown' | 'unknownSome' | 'deleted' | 'deletedSome' | 'failed' | 'retry',
    values?: { count: number },
  ) => string,
): ReactNode {
  const unknown = help.items.filter((item) => item.status === 'unknown')
  const deleted = unknown.filter(({ lastName }) => typeof lastName === 'string')
  if (help.items.some(({ status }) => status === 'failed')) {
    return (
      <>
        {t('failed')}{' '}
        <button type="button" className="emb-value-help-retry" onClick={help.retry}>
          {t('retry')}
        </button>
      </>
    )
  }
  if (unknown.length === 0) return undefined
  if (deleted.length === unknown.length)
    return help.multiple ? t('deletedSome', { count: deleted.length }) : t('deleted')
  return help.multiple ? t('unknownSome', { count: unknown.length }) : t('unknown')
}
