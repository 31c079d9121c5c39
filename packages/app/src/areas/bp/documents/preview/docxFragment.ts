import DOMPurify from 'dompurify'
import { convertToHtml } from 'mammoth'
import { trustMarkup } from '../../../../trustScripts.js'

/** The text that is being cleaned right now. */
let beingCleaned: string | undefined

// The cleaner parses what it is given into a document of its own, where nothing runs; the page's policy asks for every such
// text. This very one passes for as long as it is being cleaned, and no other.
trustMarkup((html) => html === beingCleaned)

/** The headings of a file stand below that of the card in which it is shown. */
const styleMap = [1, 2, 3, 4, 5, 6].flatMap((level) => [
  `p.Heading${level} => h${Math.min(6, level + 2)}:fresh`,
  `p[style-name='heading ${level}'] => h${Math.min(6, level + 2)}:fresh`,
])

/** A document that a reader of the page sees. */
export interface CleanDocument {
  content: DocumentFragment
  close?: undefined
}

/** What a Word file says, as elements of the page: headings, paragraphs, lists, tables, pictures; no styles, no scripts, no forms. */
export async function docxFragment(file: Blob): Promise<CleanDocument> {
  const { value } = await convertToHtml(
    { arrayBuffer: await file.arrayBuffer() },
    { externalFileAccess: false, styleMap },
  )
  beingCleaned = value
  try {
    const content = DOMPurify.sanitize(value, {
      RETURN_DOM_FRAGMENT: true,
      TRUSTED_TYPES_POLICY: null,
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'video', 'audio'],
      FORBID_ATTR: ['style', 'id', 'name'],
      ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|data:image\/(?:png|jpe?g|gif|webp);base64,)/i,
    })
    for (const link of content.querySelectorAll('a')) {
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
    }
    // A picture that is not in the file would be asked for elsewhere.
    for (const image of content.querySelectorAll('img')) if (!image.src.startsWith('data:')) image.remove()
    return { content }
  } finally {
    beingCleaned = undefined
  }
}
