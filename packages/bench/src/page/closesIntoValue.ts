import type { PeerSpec } from './PeerSpec.ts'

const field = () => document.querySelector<HTMLInputElement>('#value')

/** Writes what was taken into the field of a page that is drawn without React. */
export function takeValue(value: string): void {
  const input = field()
  if (input) input.value = value
}

/** How what belongs to closing is found in a `<dialog>` on such a page. */
export const plainClosingSpec = {
  okButton: () => document.querySelector('.bench-dialog footer > :last-child'),
  value: () => field()?.value ?? '',
  isOpen: () => document.querySelector('.bench-dialog') !== null,
} as const satisfies Partial<PeerSpec>
