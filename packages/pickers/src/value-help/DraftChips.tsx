import { Chip } from '@embpm/ui/chip'
import { useWords } from '@embpm/ui/ui-strings'
import { Star } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { itemLabel } from './itemLabel.js'
import type { ValueHelpDraft, ValueHelpState } from './useValueHelp.js'
import { valueHelpWords } from './valueHelpWords.js'

/** Chips of a draft of many; the others are counted, and all of them can be removed in the table or at once. */
const shownAtMost = 6

/** What the dialog would choose: one chip with a star that makes it a favourite, or several that can be removed. */
export function DraftChips<Row>({ help }: { help: ValueHelpState<Row> }) {
  const t = useWords(valueHelpWords)
  const { draft } = help
  const [only] = draft
  const shown = draft.slice(0, shownAtMost)
  const hidden = draft.length - shown.length
  const words = () => {
    if (only === undefined) return t('nothingSelected')
    return help.multiple ? t('selectedCount', { count: draft.length }) : t('selected')
  }

  return (
    <div className="emb-value-help-selected">
      <span role="status">{words()}</span>
      {shown.map((item) => {
        const known = item.row ? undefined : help.items.find(({ key }) => key === item.key)
        const label = item.row ? help.rowLabel(item.row) : known ? itemLabel(help, known, t) : item.key
        return (
          <Chip key={item.key} onRemove={() => help.deselect(item.key)} removeLabel={t('removeSelected', { label })}>
            {label}
          </Chip>
        )
      })}
      {hidden > 0 && <span>{t('more', { count: hidden })}</span>}
      {draft.length > 1 && (
        <button type="button" className="emb-value-help-retry" onClick={() => help.setDraft([])}>
          {t('removeAll')}
        </button>
      )}
      {only !== undefined && draft.length === 1 && <FavouriteButton help={help} item={only} />}
    </div>
  )
}

function FavouriteButton<Row>({ help, item }: { help: ValueHelpState<Row>; item: ValueHelpDraft<Row> }) {
  const t = useWords(valueHelpWords)
  const { history } = help
  const { favourites } = useSyncExternalStore(history.subscribe, history.snapshot, history.snapshot)
  const favourite = favourites.includes(item.key)
  const label = t(favourite ? 'removeFavourite' : 'addFavourite')
  return (
    <button
      type="button"
      className="emb-value-help-star"
      aria-label={label}
      title={label}
      data-favourite={favourite ? '' : undefined}
      onClick={() => history.setFavourite(item.key, !favourite)}
    >
      <Star size={16} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
