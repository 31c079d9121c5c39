import type { PeerSpec } from './PeerSpec.ts'

/** How what belongs to closing is found in a picker of ours. */
export const closingSpec = {
  okButton: () => document.querySelector('[role="dialog"] .emb-dialog-footer [data-variant="primary"]'),
  value: () => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value ?? '',
  isOpen: () => document.querySelector('[role="dialog"]') !== null,
} as const satisfies Partial<PeerSpec>
