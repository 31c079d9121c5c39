import { createElement, useMemo, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { cleanRichText } from './cleanRichText.js'
import { richTextContent } from './richTextContent.js'
import { sanitizeRichText } from './sanitizeRichText.js'

/** Props of `RichText`; everything else goes to the root. */
export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML, from wherever: it is sanitised before it is shown. */
  html: string
}

/**
 * Shows a rich text for reading, with nothing in it but what the editor can make. A server, which has no page to sanitise
 * with, writes its plain text.
 */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const inPage = useInPage()
  const shown = useMemo(
    () => (inPage ? reactNodes(cleanRichText(sanitizeRichText(html))) : richTextContent(html)),
    [inPage, html],
  )
  return (
    <div {...rest} className={className ? `emb-rich-text-prose ${className}` : 'emb-rich-text-prose'}>
      {shown}
    </div>
  )
}

/** Elements in place of nodes: React writes no HTML as text, so the strictest content policy holds. */
const reactNodes = (parent: Node): ReactNode[] =>
  Array.from(parent.childNodes, (node, key) => {
    if (!(node instanceof Element)) return node.textContent
    const attributes = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]))
    const children = reactNodes(node)
    return createElement(node.localName, { ...attributes, key }, ...children)
  })

const never = () => () => {}

/** `false` on a server and in the first picture of a page that a server made, `true` from then on. */
export const useInPage = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
