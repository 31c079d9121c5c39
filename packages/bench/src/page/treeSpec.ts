import { closingSpec } from './closingSpec.ts'
import type { PeerSpec } from './PeerSpec.ts'

const dialog = '[role="dialog"]'
const tree = `${dialog} [role="tree"]`

/** How things are found in a tree of ours in a dialog. */
export const treeSpec = {
  row: (index) => document.querySelector(`${tree} [data-row="${index}"]`),
  viewport: () => document.querySelector(tree),
  searchInput: () => document.querySelector(`${dialog} input[type="search"]`),
  expandButton: () => document.querySelector(`${dialog} button[aria-label="Expand all"]`),
  label: (row) => row.querySelector('[data-label]'),
  isSelected: (row) => row.ariaSelected === 'true',
  ...closingSpec,
} as const satisfies Partial<PeerSpec>
