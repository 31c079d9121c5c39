import { addressHref } from '../../../entity/addressHref.js'

/** Words, or an address in them. */
export interface TextPart {
  text: string
  /** Where it leads; `null` for words. */
  href: string | null
}

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const count = (text: string, sign: string) => text.split(sign).length - 1

/** An address without the signs behind it that belong to the sentence: a full stop, a bracket that it does not open. */
function withoutEnd(address: string): string {
  const last = address.at(-1) ?? ''
  const opening = closing[last]
  const isLoose = opening !== undefined && count(address, last) > count(address, opening)
  return isLoose || /[.,;:!?'"’”»…]/u.test(last) ? withoutEnd(address.slice(0, -1)) : address
}

/** Divides a text into words and the addresses of the web in it: `http` and `https` only, without a user's name. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"]+/giu)) {
    const address = withoutEnd(found.slice(0, 2000))
    const href = addressHref(address)
    if (href === null || index < from) continue
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: address, href })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}
