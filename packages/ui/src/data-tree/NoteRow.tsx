import { CircleAlert } from 'lucide-react'
import { Spinner } from '../spinner/Spinner.js'
import { useWords } from '../ui-strings/index.js'
import { Loading } from '../tree-source/TreeView.js'
import { words } from './words.js'

/** Props of the line below an open node whose children are not there. */
export interface NoteRowProps {
  id: string
  index: number
  /** Distance from the top, a CSS length. */
  top: string
  /** Of the line, 0 for roots. */
  depth: number
  /** See `Loading`. */
  state: number
  cursor: boolean
}

/** Says that children load, could not be loaded, or that there are none. */
export function NoteRow({ id, index, top, depth, state, cursor }: NoteRowProps) {
  const t = useWords(words)
  const failed = state === Loading.failed
  const text = failed ? t('nodeFailed') : state === Loading.empty ? t('nodeEmpty') : t('nodeLoading')
  return (
    <div
      role="treeitem"
      id={id}
      className="emb-tree-row"
      data-row={index}
      data-note={failed ? 'failed' : 'note'}
      data-cursor={cursor ? '' : undefined}
      aria-level={depth + 1}
      aria-setsize={1}
      aria-posinset={1}
      aria-selected={false}
      style={{ transform: `translateY(${top})` }}
    >
      <span className="emb-tree-guides" style={{ inlineSize: `${depth * 14}px` }} />
      <span className="emb-tree-toggle">
        {failed && <CircleAlert size={14} strokeWidth={1.5} aria-hidden="true" />}
        {state === Loading.running && <Spinner aria-hidden="true" />}
      </span>
      <span className="emb-tree-label">{text}</span>
      {failed && (
        <button type="button" className="emb-tree-retry" data-retry="" tabIndex={-1}>
          {t('retry')}
        </button>
      )}
    </div>
  )
}
