import { explorerDepths } from '@embpm/contract/object-explorer'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { useTranslation } from 'react-i18next'
import type { ExplorerNav } from './useExplorerNav.js'

/** How many steps around the object are shown. */
export function DepthChoice({ nav }: { nav: ExplorerNav }) {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  const label = t('objectExplorer.depth')
  return (
    <div className="emb-app-explorer-depth">
      <span aria-hidden="true">{label}</span>
      <SegmentedControl
        size="s"
        label={label}
        segments={explorerDepths.map((depth) => ({ value: String(depth), label: numbers.format(depth) }))}
        value={String(nav.view.depth)}
        onValueChange={(value) => {
          const depth = explorerDepths.find((one) => String(one) === value)
          if (depth) nav.deepen(depth)
        }}
      />
    </div>
  )
}
