import { richTextContent } from '@embpm/forms/rich-text-input'

/** Somebody as mails name them: `Name <address>`, or an address alone. */
export interface MailPerson {
  name: string
  address: string
}

/** The parts of `Name <address>`; the whole text is both where it is written otherwise. */
export function personOf(contact: string): MailPerson {
  const [, name = '', address = ''] = /^(.*?)\s*<([^<>]+)>\s*$/su.exec(contact) ?? []
  const text = contact.trim()
  return address ? { name: name.trim() || address, address: address.trim() } : { name: text, address: text }
}

const previewLength = 160

/** The beginning of a mail as plain text in one line. */
export const previewOf = (content: string): string =>
  richTextContent(content.slice(0, 4000)).replaceAll(/\s+/gu, ' ').trim().slice(0, previewLength)

/** Whether a mail has parts that are not shown: pictures, forms, scripts, styles, frames. */
export const hasHiddenParts = (content: string): boolean =>
  /<(?:img|picture|video|audio|svg|form|input|button|script|style|link|iframe|object|embed)\b|\bstyle\s*=|url\(/iu.test(
    content,
  )

/** What somebody writes. */
export interface MailDraft {
  /** Addresses with commas between them. */
  to: string
  subject: string
  text: string
}

/** A draft as an address that a mail program opens. Source: RFC 6068. */
export function mailtoOf({ to, subject, text }: MailDraft): string {
  const people = to
    .split(/[,;]/u)
    .map((one) => personOf(one).address)
    .filter(Boolean)
    .map((address) => encodeURIComponent(address).replaceAll('%40', '@'))
  const lines = text.replaceAll(/\r?\n/gu, '\r\n')
  const fields = Object.entries({ subject, body: lines }).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `mailto:${people.join(',')}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}
