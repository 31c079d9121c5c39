let region: HTMLElement | undefined

/**
 * Says a text politely to screen readers, and with `emb-announcement` to everybody, for eight seconds. The region stays in the page, because browsers only announce changes in a region
 * that they already know; React Aria leaves it readable while a dialog hides the rest.
 */
export function announce(text: string, className = 'emb-visually-hidden'): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('aria-live', 'polite')
    region.setAttribute('data-live-announcer', 'true')
    document.body.append(region)
  }
  const line = document.createElement('p')
  line.className = className
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), 8000)
}
