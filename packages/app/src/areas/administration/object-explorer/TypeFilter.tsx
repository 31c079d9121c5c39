import type { EntityName } from '@embpm/contract'
import { useTranslation } from 'react-i18next'
import type { ExplorerNav } from './useExplorerNav.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Props of `TypeFilter`. */
export interface TypeFilterProps {
  counts: ReadonlyMap<EntityName, number>
  nav: ExplorerNav
}

/** The kinds of what an object is linked with, and how many there are of each: pressing one leaves it out, and shows it again. */
export function TypeFilter({ counts, nav }: TypeFilterProps) {
  const { t, i18n } = useTranslation()
  const words = useExplorerWords()
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  const { without } = nav.view
  return (
    <div className="emb-app-explorer-types" role="group" aria-label={t('objectExplorer.types')}>
      {[...counts].map(([kind, count]) => {
        const isShown = !without.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isShown}
            onClick={() => nav.leaveOut(isShown ? [...without, kind] : without.filter((one) => one !== kind))}
          >
            {words.icon(kind)} {words.kind(kind)} <span>{numbers.format(count)}</span>
          </button>
        )
      })}
    </div>
  )
}
