import type { OverlayProps } from '../lazy-part/usePopup.js'
import { PopoverPanel } from '../popover/PopoverPanel.js'
import { OrganisationSearch, type OrganisationSearchProps } from './OrganisationSearch.js'

interface OrganisationPanelProps extends OverlayProps, OrganisationSearchProps {
  label: string
}

/** What opens below the selector. */
export function OrganisationPanel({ organisations, recent, current, onChoose, ...panel }: OrganisationPanelProps) {
  return (
    <PopoverPanel {...panel} className="emb-organisation-selector-panel">
      <OrganisationSearch organisations={organisations} recent={recent} current={current} onChoose={onChoose} />
    </PopoverPanel>
  )
}
