/** Whether a link may lead there: with http, https or mailto, and nowhere else. */
export const isLinkAddress = (address: string): boolean => /^(?:https?:\/\/|mailto:)[^\s]/i.test(address)

/**
 * The address that a typed text means, `null` where a link may not lead there: `sap.com/help` is a page, `kim@sap.com` a
 * mailbox.
 */
export function linkAddress(text: string): string | null {
  const typed = text.trim()
  if (/\s/.test(typed)) return null
  if (isLinkAddress(typed)) return typed
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) || !/^[^\s/?#]+\.[^\s/?#.]{2,}|^localhost\b/.test(typed)) return null
  return /^[^/?#]+@[^/?#]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`
}
