import { useWords } from '@embpm/ui/ui-strings'
import type { ReactNode } from 'react'
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
