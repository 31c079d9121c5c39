import { rowIdIn } from '../data.ts'
import { answered, buildIndex } from './countedSource.ts'
import { closingSpec } from './closingSpec.ts'
import type { PeerSpec } from './PeerSpec.ts'

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
