import { useWords } from '@embpm/ui/ui-strings'
import { X } from 'lucide-react'
import { valueHelpWords } from './valueHelpWords.js'

/** Empties a picker's field. Not a stop for Tab: the keyboard empties the text. */
export function ClearButton({ onPress }: { onPress: () => void }) {
  const t = useWords(valueHelpWords)
  return (
    <button type="button" className="emb-value-help-clear" tabIndex={-1} aria-label={t('clear')} onClick={onPress}>
      <X size={14} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
