const focusable = 'input:not([type=hidden]), select, textarea, button, [tabindex="0"], [contenteditable="true"]'

/** The first field of a row that can take the focus, or else its first button. */
export function firstFocusable(row: Element | undefined): HTMLElement | null {
  const all = [...(row?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const usable = all.filter((element) => !element.matches(':disabled, [tabindex="-1"]'))
  return usable.find((element) => element.closest('[data-row-fields]') !== null) ?? usable[0] ?? null
}
