import { rowIdIn } from '../data.ts'
import { answered, buildIndex } from './countedSource.ts'
import type { PeerSpec } from './PeerSpec.ts'

/** How what belongs to closing is found in a picker of ours. */
const closingSpec = {
  okButton: () => document.querySelector('[role="dialog"] .emb-dialog-footer [data-variant="primary"]'),
  value: () => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value ?? '',
  isOpen: () => document.querySelector('[role="dialog"]') !== null,
} as const satisfies Partial<PeerSpec>

const grid = '[role="dialog"] [role="grid"]'

/** How things are found in a picker of ours with a table; `nameColumn` is the one that shows the service's name. */
export const tableSpec = (nameColumn: string): PeerSpec => ({
  openButton: () => document.querySelector('[aria-haspopup="dialog"]'),
  row: (index) => document.querySelector(`${grid} [data-row="${index}"]`),
  idOf: (row) => rowIdIn(row.textContent),
  viewport: () => document.querySelector(grid),
  searchInput: () => document.querySelector('[role="dialog"] input[type="search"]'),
  nameHeader: () => document.querySelector(`${grid} [data-column="${nameColumn}"] .emb-table-header-text`),
  label: (row) => row.children[2] ?? null,
  isSelected: (row) => row.ariaSelected === 'true',
  ...closingSpec,
  buildIndex,
  complete: answered,
})

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
  buildIndex,
} as const satisfies Partial<PeerSpec>
