import { useFloating } from '@embpm/ui/floating'
import { Highlight } from '@embpm/ui/highlight'
import { useWords } from '@embpm/ui/ui-strings'
import { Star } from 'lucide-react'
import { useSyncExternalStore, type RefObject } from 'react'
import type { Typeahead } from './useTypeahead.js'
import { suggestionWords } from './suggestionWords.js'
import type { ValueHelpState } from './useValueHelp.js'
import { valueHelpWords } from './valueHelpWords.js'

/** Props of `SuggestionList`. */
export interface SuggestionListProps<Row> {
  /** What it hangs below. */
  anchor: RefObject<HTMLElement | null>
  help: ValueHelpState<Row>
  typeahead: Typeahead<Row>
  rowDetail?: (row: Row) => string
}

/**
 * What a picker's field suggests: the hits of what was typed, with a line that says how many there are and how to see them
 * all, or else favourite and recent values.
 */
export function SuggestionList<Row>({ anchor, help, typeahead, rowDetail }: SuggestionListProps<Row>) {
  const layer = useFloating<HTMLDivElement>(anchor)
  const t = useWords(suggestionWords)
  const kinds = useWords(valueHelpWords)
  const { rowKey, history } = help
  const { favourites } = useSyncExternalStore(history.subscribe, history.snapshot, history.snapshot)
  const { groups, active, suggestions, choose, listId: id, optionId } = typeahead
  const text = typeahead.text ?? ''
  const typed = text.trim() !== ''

  const option = (row: Row, place: number) => {
    const path = help.rowPath?.(row) ?? []
    return (
      <div
        key={rowKey(row)}
        id={optionId(place)}
        role="option"
        aria-selected={place === active}
        tabIndex={-1}
        onMouseMove={() => typeahead.mark(place)}
        onClick={() => choose(row)}
        onKeyDown={(event) => {
          // A screen reader may put the focus on the option itself.
          if (event.key === 'Enter') choose(row)
        }}
      >
        <span className="emb-suggestions-label">
          <Highlight text={help.rowLabel(row)} search={text} />
          {path.length > 0 && <span className="emb-suggestions-path">{path.join(' › ')}</span>}
        </span>
        {rowDetail && (
          <span className="emb-suggestions-detail">
            <Highlight text={rowDetail(row)} search={text} />
          </span>
        )}
        {typed && favourites.includes(rowKey(row)) && (
          <Star size={14} strokeWidth={1.5} role="img" aria-label={t('favourite')} className="emb-suggestions-star" />
        )}
      </div>
    )
  }

  return (
    // The focus stays in the field, so that typing goes on after a look at the list.
    <div
      role="presentation"
      className="emb-suggestions"
      popover="manual"
      ref={layer}
      data-status={suggestions.status}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.length > 0 && (
        <div id={id} role="listbox" aria-label={t('suggestions')}>
          {groups.map(({ kind, rows }, at) => {
            const before = groups.slice(0, at).reduce((count, group) => count + group.rows.length, 0)
            const options = rows.map((row, place) => option(row, before + place))
            if (kind === 'hits') return options
            return (
              <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                <div id={`${id}-${kind}`} role="presentation" className="emb-suggestions-group">
                  {kinds(kind)}
                </div>
                {options}
              </div>
            )
          })}
        </div>
      )}
      <p className="emb-suggestions-caption" role="status">
        {typed ? <Caption typeahead={typeahead} text={text} /> : t('historyHint')}
      </p>
    </div>
  )
}

function Caption<Row>({ typeahead, text }: { typeahead: Typeahead<Row>; text: string }) {
  const t = useWords(suggestionWords)
  const failed = useWords(valueHelpWords)
  const { status, rows, total, unfilteredTotal } = typeahead.suggestions
  if (status === 'failed') return failed('searchFailed')
  if (rows.length === 0) return status === 'ready' ? t('noHits', { search: text }) : t('searching')
  return unfilteredTotal === undefined || total > rows.length
    ? t('hits', { found: rows.length, total })
    : t('hits', { found: total, total: unfilteredTotal })
}
