/**
 * Copies plain text. Where the clipboard API is missing or refuses (no secure context, no permission), the text is
 * selected in a hidden field beside `near` and copied from there: beside it, because a dialog keeps the focus inside.
 * Resolves to whether it worked; never rejects.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text, near)
  }
}

const copySelected = (text: string, near: HTMLElement): boolean => {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.className = 'emb-visually-hidden'
  area.setAttribute('aria-hidden', 'true')
  area.readOnly = true
  area.value = text
  near.after(area)
  area.select()
  try {
    // Deprecated but without a successor where the clipboard API is refused; a browser may have dropped it.
    const command: unknown = Reflect.get(document, 'execCommand')
    return typeof command === 'function' && Reflect.apply(command, document, ['copy']) === true
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
