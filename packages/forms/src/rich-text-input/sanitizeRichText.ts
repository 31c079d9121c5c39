import { cleanRichText } from './cleanRichText.js'

/**
 * HTML with exactly what the editor can make left in it: paragraphs, two levels of headings, lists, quotes, bold, italic,
 * underlined, struck and code text, and links to http, https or mailto, each with `rel="noopener"`. Everything else is
 * gone, the text in it kept; nothing but spaces is `''`. The result is the same when it is sanitised again. Needs a page.
 */
export function sanitizeRichText(html: string): string {
  const clean = written(cleanRichText(html))
  // What was taken out may have held together what cannot stand as it does now, such as a paragraph in a paragraph.
  return clean === html ? clean : written(cleanRichText(clean))
}

function written(fragment: DocumentFragment): string {
  if (fragment.textContent.trim() === '') return ''
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
