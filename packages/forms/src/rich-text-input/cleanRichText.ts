import createPurifier, { type Config, type DOMPurify } from 'dompurify'

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

/** Exactly what the editor can make. */
const allowed: Config = {
  ALLOWED_TAGS: 'p br strong em u s code h2 h3 ul ol li blockquote a'.split(' '),
  ALLOWED_ATTR: ['href', 'start', 'type'],
  ADD_URI_SAFE_ATTR: ['start', 'type'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

/** What may come from a clipboard: the editor reads bold, lists and links out of it and leaves all else. */
const pasted: Config = {
  USE_PROFILES: { html: true },
  ADD_URI_SAFE_ATTR: ['start', 'type'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
}

let own: DOMPurify | undefined

/** An instance of its own, so that hooks which an application adds to the shared one change nothing here. */
const purifier = (): DOMPurify => (own ??= createPurifier(window))

/** HTML as the nodes that the editor can make, whatever it was. Needs a page. */
export function cleanRichText(html: string): DocumentFragment {
  const fragment = purifier().sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })
  for (const element of fragment.querySelectorAll('*')) {
    const attributes = attributesOf(element)
    if (element.localName === 'a' && attributes.length === 0) element.replaceWith(...element.childNodes)
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const [name, value] of attributes) element.setAttribute(name, value)
  }
  return fragment
}

/** HTML from the clipboard without scripts, handlers and strange addresses. Needs a page. */
export const cleanPasted = (html: string): string => purifier().sanitize(html, pasted)

function attributesOf(element: Element): [name: string, value: string][] {
  if (element.localName === 'a') {
    const href = element.getAttribute('href')?.trim() ?? ''
    if (!isLinkAddress(href)) return []
    return [
      ['target', '_blank'],
      ['rel', 'noopener'],
      ['href', href],
    ]
  }
  if (element.localName !== 'ol') return []
  const start = element.getAttribute('start') ?? ''
  const type = element.getAttribute('type') ?? ''
  return [
    ...(/^\d{1,6}$/.test(start) && start !== '1' ? [['start', start] satisfies [string, string]] : []),
    ...(/^[aAiI]$/.test(type) ? [['type', type] satisfies [string, string]] : []),
  ]
}
