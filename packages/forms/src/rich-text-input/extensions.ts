import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from './linkAddress.js'

/** What the editor can make; `cleanRichText` lets exactly that pass. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLinkAddress(address),
      HTMLAttributes: { target: '_blank', rel: 'noopener', class: null },
    },
    dropcursor: { class: 'emb-rich-text-drop', color: false, width: 2 },
    codeBlock: false,
    horizontalRule: false,
    gapcursor: false,
    trailingNode: false,
  }),
]
